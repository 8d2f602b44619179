"""Lets a network of Tesseract's learn on, from lines that `draw_training.py` drew; writes its matrices as an npz.

    python3 finetune.py Thai lines.npz out.npz --minutes 6 [--last]
"""
import argparse
import time

import numpy as np
import torch
from torch import nn

from networks import recogniser_of
from recurrent_graph import GATE_ORDER

TORCH_ORDER = (1, 2, 0, 3)


def real(rows):
    return torch.tensor(rows.weights * rows.scales[:, None], dtype=torch.float32)


def lstm_of(layer):
    lstm = nn.LSTM(layer.inputs, layer.outputs)
    rows = torch.cat([real(layer.matrices[gate]) for gate in TORCH_ORDER])
    with torch.no_grad():
        lstm.weight_ih_l0.copy_(rows[:, : layer.inputs])
        lstm.weight_hh_l0.copy_(rows[:, layer.inputs : -1])
        lstm.bias_ih_l0.copy_(rows[:, -1])
        lstm.bias_hh_l0.zero_()
    lstm.bias_hh_l0.requires_grad_(False)
    return lstm


class Network(nn.Module):
    """The layers that all of these networks have: see `recurrent_graph.py`."""

    def __init__(self, network):
        super().__init__()
        _, first, _, turned, forward, backward, last, softmax = network.of
        tanh = first.of[1]
        rows = real(tanh.matrices[0])
        self.conv = nn.Conv2d(1, tanh.outputs, 3, padding=1)
        with torch.no_grad():
            self.conv.weight.copy_(rows[:, :-1].reshape(tanh.outputs, 3, 3, 1).permute(0, 3, 2, 1))
            self.conv.bias.copy_(rows[:, -1])
        self.summed, self.forward_, self.backward_, self.last = map(lstm_of, (turned.of[0], forward, backward.of[0], last))
        self.classes = nn.Linear(softmax.inputs, softmax.outputs)
        rows = real(softmax.matrices[0])
        with torch.no_grad():
            self.classes.weight.copy_(rows[:, :-1])
            self.classes.bias.copy_(rows[:, -1])

    def columns(self, x, steps):
        """lines × height × columns → steps × lines × values, after the LSTM that runs backward."""
        y = torch.max_pool2d(torch.tanh(self.conv(x[:, None])), 3)
        lines, values, rows, columns = y.shape
        _, (last, _) = self.summed(y.permute(2, 3, 0, 1).reshape(rows, columns * lines, values))
        y, _ = self.forward_(last[0].reshape(columns, lines, -1))
        places = torch.arange(columns)[:, None]
        turned = torch.where(places < steps, steps - 1 - places, places)[..., None]
        turn = lambda z: z.gather(0, turned.expand(-1, -1, z.shape[2]))
        return turn(self.backward_(turn(y))[0])

    def forward(self, x, steps):
        y, _ = self.last(self.columns(x, steps))
        return self.classes(y)


class Lines:
    """The drawn lines, once more as what the frozen layers answer where only the last LSTM learns."""

    def __init__(self, file, height):
        data = dict(np.load(file).items())
        self.height, self.pixels, self.codes = height, data['pixels'], data['codes']
        self.widths, self.lengths = data['widths'], data['lengths']
        self.starts, self.places = np.cumsum(self.widths) - self.widths, np.cumsum(self.lengths) - self.lengths
        self.columns = None

    def freeze(self, model):
        self.columns = [None] * len(self.widths)
        order = np.argsort(self.widths)
        with torch.no_grad():
            for at in range(0, len(order), 32):
                group = order[at : at + 32]
                steps = torch.tensor(self.widths[group] // 3)
                seen = model.columns(self.shown(group), steps)
                for row, line in enumerate(group):
                    self.columns[line] = seen[: steps[row], row].to(torch.float16)

    def shown(self, group):
        x = np.full((len(group), self.height, self.widths[group].max()), 127, np.int8)
        for row, line in enumerate(group):
            x[row, :, : self.widths[line]] = self.pixels[:, self.starts[line] : self.starts[line] + self.widths[line]]
        return torch.tensor(x, dtype=torch.float32) / 127

    def batches(self, rng, size):
        order = np.argsort(self.widths + rng.uniform(0, 60, len(self.widths)))
        groups = [order[at : at + size] for at in range(0, len(order), size)]
        for g in rng.permutation(len(groups)):
            group = groups[g]
            x = self.shown(group) if self.columns is None else nn.utils.rnn.pad_sequence([self.columns[line] for line in group]).float()
            codes = [self.codes[self.places[line] : self.places[line] + self.lengths[line]] for line in group]
            yield (x, torch.tensor(self.widths[group] // 3), torch.tensor(np.concatenate(codes).astype(np.int64)),
                   torch.tensor(self.lengths[group]))


def rows_of(weights, bias):
    return np.concatenate([weights.detach().numpy(), bias.detach().numpy()[:, None]], axis=1)


def saved(model):
    """Real matrices by layer, gates as Tesseract orders them, bias as the last column."""
    out = {'conv': rows_of(model.conv.weight.permute(0, 3, 2, 1).reshape(len(model.conv.bias), -1), model.conv.bias)}
    for name in ('summed', 'forward_', 'backward_', 'last'):
        lstm = getattr(model, name)
        rows = np.concatenate([lstm.weight_ih_l0.detach().numpy(), lstm.weight_hh_l0.detach().numpy(),
                               lstm.bias_ih_l0.detach().numpy()[:, None]], axis=1)
        gates = dict(zip(TORCH_ORDER, np.split(rows, 4)))
        out[name] = np.concatenate([gates[gate] for gate in range(4)])
    out['classes'] = rows_of(model.classes.weight, model.classes.bias)
    return out


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('name')
    arguments.add_argument('lines')
    arguments.add_argument('out')
    arguments.add_argument('--minutes', type=float, default=6)
    arguments.add_argument('--rate', type=float, default=1.5e-3)
    arguments.add_argument('--size', type=int, default=24)
    arguments.add_argument('--seed', type=int, default=0)
    arguments.add_argument('--start')
    arguments.add_argument('--last', action='store_true', help='only the last LSTM and the classes learn')
    given = arguments.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng([4000, given.seed])
    recogniser = recogniser_of(given.name)
    model = Network(recogniser.network)
    if given.start:
        model.load_state_dict(torch.load(given.start + '.pt'))
    lines = Lines(given.lines, recogniser.network.of[0].shape[1])
    if given.last:
        lines.freeze(model)
        print('frozen', flush=True)
    parts = (model.last, model.classes) if given.last else (model,)
    learning = [weights for part in parts for weights in part.parameters() if weights.requires_grad]
    adam = torch.optim.Adam(learning, lr=given.rate, betas=(0.9, 0.98))
    loss_of = nn.CTCLoss(blank=recogniser.blank, zero_infinity=True)
    start, losses, step, epoch, share = time.time(), [], 0, 0, 0
    while share < 1:
        for x, steps, codes, lengths in lines.batches(rng, given.size):
            share = (time.time() - start) / 60 / given.minutes
            if share >= 1:
                break
            adam.param_groups[0]['lr'] = given.rate * min(1, (step + 1) / 30) * (0.5 + 0.5 * np.cos(np.pi * share)) + 2e-5
            if rng.random() < 0.5 and not given.last:
                x = (x * rng.uniform(0.75, 1.1) + rng.uniform(-0.12, 0.12) + torch.randn(x.shape) * rng.uniform(0, 0.12)).clamp(-1, 1)
            scores = model.classes(model.last(x)[0]) if given.last else model(x, steps)
            loss = loss_of(scores.log_softmax(2), codes, steps, lengths)
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learning, 2.0)
            adam.step()
            losses.append(loss.item())
            step += 1
            if step % 50 == 0 or step == 5:
                print(f'{given.name} {step} steps {time.time() - start:.0f} s loss {np.mean(losses[-50:]):.3f}', flush=True)
        epoch += 1
    print(given.name, step, 'steps', epoch, 'rounds, loss', np.mean(losses[-50:]), flush=True)
    torch.save(model.state_dict(), given.out + '.pt')
    np.savez(given.out, **saved(model))


if __name__ == '__main__':
    main()
