/// What `lintel doctor` is told.
struct DoctorArguments: Equatable {
  var path = "."
  var config: String?
  var jobs: Int?

  static var command: Command<Self> {
    Command(
      name: "doctor", abstract: "Show everything that is wrong or odd in the rules file.",
      initial: Self(),
      parameters: [
        .optional("path", \.path, help: "The project's folder."),
        .config(\.config),
        .jobs(\.jobs),
      ])
  }
}
