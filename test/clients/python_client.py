"""Runs every call of the published Python client against a service and prints what came back.

Usage: python_client.py CALLS.json, where CALLS.json holds the address, the key, the paths of pictures and the values to
verify. Prints one JSON object: name of the call -> {"answer": ...} or {"error": code, "message": ...} or
{"raised": type}, each with the HTTP statuses seen on the way. The tests beside it judge them.
"""

import base64
import json
import os
import sys
import time

import idanalyzer2
import idanalyzer2.common
from idanalyzer2 import *

with open(sys.argv[1], encoding="utf-8") as file:
    GIVEN = json.load(file)

# The client has no public setter for its base address; it reads this table at each call.
idanalyzer2.common._REGION_ENDPOINTS["us"] = GIVEN["url"]

RESULTS = {}


def client(kind, key=None):
    made = kind(key or GIVEN["key"])
    made.throwApiException(True)
    made.seen = []
    made.http.hooks["response"].append(lambda reply, *_, **__: made.seen.append(reply.status_code))
    return made


def call(name, made, work):
    """Runs one call and keeps what it answered; a refusal of the service is not a failure of the run."""
    made.seen.clear()
    try:
        result = {"answer": work()}
    except APIError as refusal:
        result = {"error": refusal.args[1], "message": refusal.args[0]}
    except Exception as other:  # what the client itself raises is a finding, not an end
        result = {"raised": type(other).__name__, "message": str(other)}
    RESULTS[name] = {**result, "statuses": list(made.seen)}
    return result.get("answer")


def scanner(override=None, profile=None):
    made = client(Scanner)
    chosen = Profile(profile or Profile.SECURITY_MEDIUM)
    if override is not None:
        override(chosen)
    made.setProfile(chosen)
    return made


def scans():
    one = scanner()
    one.setCustomData("python-17")
    first = call("scan a file", one, lambda: one.scan(GIVEN["passport"]))
    with open(GIVEN["passport"], "rb") as picture:
        text = base64.b64encode(picture.read()).decode("ascii")
    two = scanner()
    call("scan base64", two, lambda: two.scan(text))
    call("scan a data address", two, lambda: two.scan("data:image/jpeg;base64," + text))

    right = scanner()
    holder = GIVEN["holder"]
    right.verifyUserInformation(holder["number"], holder["name"], holder["dob"], "18-99", "", "")
    call("scan and verify, all true", right, lambda: right.scan(GIVEN["passport"]))
    wrong = scanner()
    wrong.verifyUserInformation("A0000000", "Somebody Else", "1901/02/03", "1-2", "", "")
    call("scan and verify, all false", wrong, lambda: wrong.scan(GIVEN["passport"]))

    restricted = scanner()
    restricted.restrictCountry("US,CA")
    restricted.restrictState("CA,TX")
    restricted.restrictType("DI")
    call("scan and restrict", restricted, lambda: restricted.scan(GIVEN["passport"]))
    allowed = scanner()
    allowed.restrictType("DIP")
    call("scan and allow passports", allowed, lambda: allowed.scan(GIVEN["passport"]))
    quick = client(Scanner)
    kept = call("quick scan and keep", quick, lambda: quick.quickScan(GIVEN["passport"], "", True)) or {}
    fast = client(Scanner)
    call("very quick scan", fast, lambda: fast.veryQuickScan(GIVEN["passport"]))
    again = scanner()
    reference = kept.get("reference", {}).get("document", "")
    call("scan what was kept", again, lambda: again.scan(reference))
    return first


def overrides():
    def shape(profile):
        profile.canvasSize(1500)
        profile.orientationCorrection(True)
        profile.objectDetection(True)
        profile.AAMVABarcodeParsing(False)
        profile.saveResult(False, False)
        profile.outputImage(True, "base64")
        profile.autoCrop(False, False)
        profile.outputSize(600)
        profile.inferFullName(False)
        profile.splitFirstName(False)
        profile.setTimezone("America/New_York")
        profile.decisionTrigger(1, 1)
        profile.setWarning("DOCUMENT_EXPIRED", True, 0, -1, 1)

    kept = scanner(shape)
    call("scan under an override", kept, lambda: kept.scan(GIVEN["expired"]))
    loaded = scanner(lambda profile: profile.loadFromJson('{"acceptedDocuments": {"documentType": "D"}}'))
    call("scan under a loaded override", loaded, lambda: loaded.scan(GIVEN["passport"]))
    none = scanner(profile=Profile.SECURITY_NONE)
    call("scan an expired one under security_none", none, lambda: none.scan(GIVEN["expired"]))
    plain = scanner()
    call("scan an expired one", plain, lambda: plain.scan(GIVEN["expired"]))
    call("scan no picture", plain, lambda: plain.scan("A" * 400))
    unknown = scanner(profile="0123456789abcdef0123456789abcdef")
    call("scan under an unknown profile", unknown, lambda: unknown.scan(GIVEN["passport"]))
    selfie = scanner()
    call("scan with a face", selfie, lambda: selfie.scan(GIVEN["passport"], "", GIVEN["passport"]))
    contract = scanner()
    contract.setContractOptions("TPL", "PDF", {"a": "b"})
    call("scan and fill an unknown contract", contract, lambda: contract.scan(GIVEN["passport"]))
    address = scanner()
    address.setUserIp("user")
    call("scan and compare the address", address, lambda: address.scan(GIVEN["passport"]))


def transactions(first):
    made = client(Transaction)
    first = first or {}
    number = first.get("transactionId", "0" * 32)
    record = call("get a transaction", made, lambda: made.getTransaction(number)) or {}
    call("list transactions", made, lambda: made.listTransaction(-1, 2, 0))
    call("list by custom data", made, lambda: made.listTransaction(filterCustomData="python-17"))
    call("list by decision", made, lambda: made.listTransaction(filterDecision="reject"))
    now = int(time.time())
    call("list by time", made, lambda: made.listTransaction(1, 99, 0, now - 3600, now + 60))
    call("list what was long ago", made, lambda: made.listTransaction(1, 99, 0, 1, 2))
    call("decide by hand", made, lambda: made.updateTransaction(number, "review"))
    call("get it after", made, lambda: made.getTransaction(number))
    path = os.path.join(GIVEN["folder"], "front.jpg")
    token = record.get("outputImage", {}).get("front", "0" * 64)
    call("save an image", made, lambda: made.saveImage(token, path))
    call("save an unknown file", made, lambda: made.saveFile("nothing.pdf", path + ".pdf"))
    call("delete", made, lambda: made.deleteTransaction(number))
    call("get it deleted", made, lambda: made.getTransaction(number))
    call("delete an unknown one", made, lambda: made.deleteTransaction("0" * 32))
    archive = os.path.join(GIVEN["folder"], "archive.zip")
    call("export transactions", made, lambda: made.exportTransaction(archive, [], "csv"))


def profiles():
    made = client(ProfileAPI)
    settings = Profile("")
    settings.outputSize(640)
    settings.loadFromJson('{"outputSize": 640, "thresholds": {"nameVerification": 0.8}}')
    created = call("create a profile", made, lambda: made.createProfile("Python's own", settings)) or {}
    number = created.get("id", "0" * 32)
    call("list profiles", made, lambda: made.listProfile())
    call("get a profile", made, lambda: made.getProfile(number))
    call("get a preset", made, lambda: made.getProfile("security_high"))
    call("update a profile", made, lambda: made.updateProfile(number, "Renamed", {"outputSize": 800}))
    call("get the updated one", made, lambda: made.getProfile(number))
    call("export a profile", made, lambda: made.exportProfile(number))
    own = scanner(profile=number)
    call("scan under an own profile", own, lambda: own.scan(GIVEN["passport"]))
    call("change a preset", made, lambda: made.updateProfile("security_low", "Mine"))
    call("delete a profile", made, lambda: made.deleteProfile(number))
    call("get the deleted one", made, lambda: made.getProfile(number))


def screening_and_account():
    aml = client(AML)
    call("search a name", aml, lambda: aml.search(GIVEN["listed"]["name"]))
    call("search a number", aml, lambda: aml.search("", GIVEN["listed"]["number"]))
    call("search a company", aml, lambda: aml.search(GIVEN["listed"]["company"], "", 1))
    call(
        "search with every filter",
        aml,
        lambda: aml.search(GIVEN["listed"]["name"], "", 0, "US", ["us_ofac"], "1961"),
    )
    call("search no one", aml, lambda: aml.search("Qwertzuiop Asdfghjkl"))
    account = client(Account)
    call("read the account", account, lambda: account.getAccount())
    stranger = client(Account, "nobody")
    call("come with a wrong key", stranger, lambda: stranger.getAccount())
    public = client(Transaction, GIVEN["restrictedKey"])
    call("list with a restricted key", public, lambda: public.listTransaction())


def biometrics():
    """Faces without a document; the passport's picture stands for both."""
    face = client(Biometric)
    face.setProfile(Profile(Profile.SECURITY_MEDIUM))
    call("compare faces", face, lambda: face.verifyFace(GIVEN["passport"], GIVEN["passport"]))
    call("verify liveness", face, lambda: face.verifyLiveness(GIVEN["passport"]))


def templates():
    forms = client(Contract)
    made = call("create a template", forms, lambda: forms.createTemplate("n", "<p>%{fullName}</p>"))
    template = made["templateId"]
    call("list a template", forms, lambda: forms.listTemplate(-1, 10, 0, template))
    call("read a template", forms, lambda: forms.getTemplate(template))
    call("change a template", forms, lambda: forms.updateTemplate(template, "n2", "<p/>"))
    call("read a changed template", forms, lambda: forms.getTemplate(template))
    contract = scanner()
    contract.setContractOptions(template, "PDF", {"a": "b"})
    call("scan and fill a contract", contract, lambda: contract.scan(GIVEN["passport"]))
    call("generate a contract", forms, lambda: forms.generate(template, "PDF", "", {"fullName": "ANNA"}))
    call("delete a template", forms, lambda: forms.deleteTemplate(template))
    call("read a template that is gone", forms, lambda: forms.getTemplate(template))


def hosted_links():
    links = client(Docupass)
    made = call("make a link", links, lambda: links.createDocupass(profile="security_medium", mode=0, customData="l"))
    reference = made["reference"]
    call("make a link of an unknown mode", links, lambda: links.createDocupass(profile="security_medium", mode=9))
    call("list links", links, lambda: links.listDocupass(-1, 10, 0))
    call("read a link", links, lambda: links.getDocupass(reference))
    call("delete a link", links, lambda: links.deleteDocupass(reference))
    call("read a link that is gone", links, lambda: links.getDocupass(reference))


def remaining():
    aml = client(AML)
    call("search free text", aml, lambda: aml.searchV3("john", "", 10, 1))
    hooks = client(Webhook)
    call("list deliveries", hooks, lambda: hooks.listWebhook(-1, 10, 0, "new", 1))
    call("resend an unknown delivery", hooks, lambda: hooks.resendWebhook("0" * 32))
    call("delete an unknown delivery", hooks, lambda: hooks.deleteWebhook("0" * 32))


scanned = scans()
overrides()
transactions(scanned)
profiles()
screening_and_account()
biometrics()
templates()
hosted_links()
remaining()
print(json.dumps(RESULTS))
