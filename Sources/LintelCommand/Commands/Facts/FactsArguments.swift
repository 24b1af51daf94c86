/// What `lintel facts` is told.
struct FactsArguments: Equatable {
  /// A project folder, or Swift files.
  var paths = ["."]
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?

  static var command: Command<Self> {
    Command(
      name: "facts", abstract: "Print what each source file declares, imports and uses.",
      initial: Self(),
      parameters: [
        .repeating("paths", \.paths, help: "A project folder, or Swift files."),
        .jobs(\.jobs),
      ])
  }
}
