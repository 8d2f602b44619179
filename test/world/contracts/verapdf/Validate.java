import java.io.File;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints of each file which PDF/A it claims, and whether it keeps that; then a line for each rule that it breaks. */
public class Validate {
  public static void main(String[] paths) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String path : paths) {
      var foundry = Foundries.defaultInstance();
      try (var parser = foundry.createParser(new File(path));
          var validator = foundry.createValidator(parser.getFlavour(), false)) {
        var result = validator.validate(parser);
        System.out.println(parser.getFlavour() + " " + (result.isCompliant() ? "kept" : "broken"));
        for (TestAssertion broken : result.getTestAssertions())
          System.out.println("  " + broken.getRuleId().getClause() + " " + broken.getMessage());
      }
    }
  }
}
