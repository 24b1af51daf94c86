import LintelReports

/// What `lintel graph` is told.
struct GraphArguments: Equatable {
  /// A project folder.
  var path = "."
  /// The rules file; `nil` to look for it beside the sources.
  var config: String?
  var format = GraphFormat.dot
  var level = GraphSummary.Level.type
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?
  /// A file to write to; `nil` for standard output.
  var output: String?

  static var command: Command<Self> {
    Command(
      name: "graph", abstract: "Draw what depends on what.", initial: Self(),
      parameters: [
        .optional("path", \.path, help: "A project folder."),
        .config(\.config),
        .option("format", "<format>", .choice, \.format, help: "How to write the graph."),
        .option("level", "<level>", .choice, \.level, help: "What a node of the graph stands for."),
        .jobs(\.jobs),
        .option(
          "output", "<path>", .text, \.output,
          help: "The file to write to; by default standard output."),
      ])
  }
}
