/// What `lintel explain` is told.
struct ExplainArguments: Equatable {
  /// A component, declaration, file or module.
  var subject = ""
  /// A project folder.
  var path = "."
  /// The rules file; `nil` to look for it beside the sources.
  var config: String?
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?
  var exact = ExactOptions()
  var conditions = ConditionOptions()

  static var command: Command<Self> {
    Command(
      name: "explain",
      abstract: "Show where something belongs, what it uses and which rules apply.",
      initial: Self(),
      parameters: [
        .required("subject", \.subject, help: "The component, declaration, file or module."),
        .optional("path", \.path, help: "A project folder."),
        .config(\.config),
        .jobs(\.jobs),
      ] + .exact(\.exact) + .conditions(\.conditions))
  }
}
