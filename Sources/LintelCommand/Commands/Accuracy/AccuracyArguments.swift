import LintelVocabulary

/// The output formats of `lintel accuracy`.
enum AccuracyFormat: String, CaseIterable {
  case text
  case json
}

/// The arguments of `lintel accuracy`.
struct AccuracyArguments: Equatable {
  /// A project folder.
  var path = "."
  var reading = ReadingArguments()
  /// The output format; `nil` for text.
  var format: AccuracyFormat?
  /// The path of a file with the lowest acceptable figures.
  var floor: String?
  /// Whether every wrong edge between types and between files is listed.
  var listsWrong = false

  static var command: Command<Self> {
    Command(
      name: "accuracy",
      abstract: "Compare dependencies that were found by names with the compiler's index.",
      initial: Self(),
      parameters: [
        .optional("path", \.path, help: "A project folder."),
        .config(\.reading.config),
        .option(
          "index-store", "<path>", .text, \.reading.exact.indexStore,
          help: "The index to compare with, by default that of the package's debug build."),
        .option(
          "format", "<format>", .choice, \.format,
          help: "How to write the figures; by default text."),
        .option(
          "floor", "<file>", .text, \.floor,
          help: "Fail if a figure is below the one in this file."),
        .flag(
          "wrong", \.listsWrong,
          help: "List every edge between types and between files that the compiler does not see, "
            + "with its location."),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
        .option(
          "define", "<flag>", .flag, \.reading.conditions.flags,
          help: "Evaluate '#if' with this flag set as well; may be repeated."),
        .option(
          "platform", "<platform>", .choice(of: Platform.allCases), \.reading.conditions.platform,
          help: "Evaluate '#if' for a platform. By default it is evaluated as in the debug "
            + "build: for this machine, the flags, features and language version that SwiftPM "
            + "passed (DEBUG and SWIFT_PACKAGE if that is not known), the toolchain on PATH, and "
            + "the modules that it has and that were built."),
      ])
  }
}
