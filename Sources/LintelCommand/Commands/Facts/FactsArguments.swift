/// The arguments of `lintel facts`.
struct FactsArguments: Equatable {
  /// A project folder, or Swift files.
  var paths = ["."]
  /// The number of threads, from 1; `nil` for one per processor.
  var jobs: Int?

  static var command: Command<Self> {
    Command(
      name: "facts",
      abstract: "Print the declarations, imports and references of each source file.",
      initial: Self(),
      parameters: [
        .repeating("paths", \.paths, help: "A project folder, or Swift files."),
        .jobs(\.jobs),
      ])
  }
}
