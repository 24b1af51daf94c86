/// What `lintel prove` is told.
struct ProveArguments: Equatable {
  /// A project folder.
  var path = "."
  /// Names of rules; empty for all.
  var rules: [String] = []
  /// The rules file; `nil` to look for it beside the sources.
  var config: String?
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?
  var format = ProofFormat.text
  var conditions = ConditionOptions()

  static var command: Command<Self> {
    Command(
      name: "prove", abstract: "Break each rule on purpose, in memory, and see that it notices.",
      initial: Self(),
      parameters: [
        .optional("path", \.path, help: "A project folder."),
        .option(
          "rule", "<name>", .text, \.rules,
          help: "A rule to prove; may be repeated; by default all."),
        .config(\.config),
        .option(
          "format", "<format>", .choice, \.format,
          help: "How to write the result to standard output."),
        .jobs(\.jobs),
      ] + .conditions(\.conditions))
  }
}

/// How the result of a proof is written.
enum ProofFormat: String, CaseIterable {
  case text
  case json
}
