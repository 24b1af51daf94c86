/// What `lintel why` is told.
struct WhyArguments: Equatable {
  /// Types, files, modules or components.
  var from = ""
  var to = ""
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
      name: "why", abstract: "Show the shortest way by which one thing depends on another.",
      initial: Self(),
      parameters: [
        .required(
          "from", \.from, help: "The type, file, folder, module or component that depends."),
        .required(
          "to", \.to, help: "The type, file, folder, module or component that is depended on."),
        .optional("path", \.path, help: "A project folder."),
        .config(\.config),
        .jobs(\.jobs),
      ] + .exact(\.exact) + .conditions(\.conditions))
  }
}
