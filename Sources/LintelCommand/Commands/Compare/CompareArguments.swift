import LintelReports

/// The arguments of `lintel compare`.
struct CompareArguments: Equatable {
  /// Project folders, each followed by `:` and its rules file if that is not the `lintel.yml` in
  /// the folder; or one folder of samples.
  var projects: [String] = []
  var reading = ReadingArguments()
  /// The modules of which code should be independent; a figure counts the lines that are.
  var frameworks = usualFrameworks
  var format = ComparisonFormat.text
  /// A file to write to; `nil` for standard output.
  var output: String?

  /// The modules that draw user interfaces on Apple's systems, and in the reference
  /// implementations.
  static let usualFrameworks = ["AppKit", "ScreenKit", "ScreenKitDeclarative", "SwiftUI", "UIKit"]

  static var command: Command<Self> {
    Command(
      name: "compare", abstract: "Compare the figures of several architectures.",
      initial: Self(),
      parameters: [
        .repeating(
          "projects", \.projects, isRequired: true,
          help: "Project folders, each followed by ':' and its rules file if that is not its "
            + "lintel.yml; or one folder of reference implementations."),
        .option(
          "framework", "<module>", .text, \.frameworks,
          help: "A module that draws user interfaces: count the lines of code that do not depend "
            + "on it; may be repeated."),
        .option("format", "<format>", .choice, \.format, help: "How to write the comparison."),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
        .option(
          "output", "<path>", .text, \.output,
          help: "The file to write to; by default standard output."),
      ] + .conditions(\.reading.conditions))
  }
}
