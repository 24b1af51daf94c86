/// The arguments of `lintel prove`.
struct ProveArguments: Equatable {
  /// A project folder.
  var path = "."
  var reading = ReadingArguments()
  /// The names of the rules to prove; empty for all.
  var rules: [String] = []
  var format = ProofFormat.text

  static var command: Command<Self> {
    Command(
      name: "prove",
      abstract: "Break each rule on purpose, in memory, and check that it reports the breach.",
      initial: Self(),
      parameters: [
        .optional("path", \.path, help: "A project folder."),
        .option(
          "rule", "<name>", .text, \.rules,
          help: "A rule to prove; may be repeated; by default all."),
        .config(\.reading.config),
        .option(
          "format", "<format>", .choice, \.format,
          help: "How to write the result to standard output."),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
      ] + .conditions(\.reading.conditions))
  }
}

/// The output formats of `lintel prove`.
enum ProofFormat: String, CaseIterable {
  case text
  case json
}
