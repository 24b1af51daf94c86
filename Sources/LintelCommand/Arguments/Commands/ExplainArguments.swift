/// What `lintel explain` is told.
struct ExplainArguments: Equatable {
  /// The path of a file, or the name of a type.
  var subject = ""
  /// A project folder.
  var path = "."
  /// The rules file; `nil` to look for it beside the sources.
  var config: String?
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?

  static var command: Command<Self> {
    Command(
      name: "explain",
      abstract: "Show where a file or type belongs, what it uses and which rules apply.",
      initial: Self(),
      parameters: [
        .required("subject", \.subject, help: "The path of a file, or the name of a type."),
        .optional("path", \.path, help: "A project folder."),
        .config(\.config),
        .jobs(\.jobs),
      ])
  }
}
