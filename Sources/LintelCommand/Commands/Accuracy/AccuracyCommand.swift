import LintelArchitecture
import LintelGraph
import LintelIndex
import LintelJudging
import LintelText
import LintelWorkspace

/// `lintel accuracy`: how well names alone show the dependencies of a project.
struct AccuracyCommand: RunnableCommand {
  let arguments: AccuracyArguments
  let console: Console

  func run() -> ExitStatus {
    do throws(ConfigurationErrors) {
      let floor = try arguments.floor.map { path throws(ConfigurationErrors) in
        try AccuracyFloor(path: path, text: Self.text(of: path))
      }
      let text = try compare()
      switch arguments.format ?? .text {
      case .text: console.write(text.text + (arguments.listsWrong ? text.listOfWrong : ""))
      case .json:
        console.output(
          Array(
            AccuracyJSON(
              accuracy: text.accuracy, coverage: text.coverage,
              wrong: arguments.listsWrong ? text.wrongEdges : nil
            ).text.utf8))
      }
      let failures = try floor?.failures(of: text.accuracy, path: arguments.floor ?? "") ?? []
      if arguments.format == .json {
        for failure in failures { console.note(failure) }
      } else {
        if !failures.isEmpty { console.write("\n") }
        for failure in failures { console.write(failure + "\n") }
      }
      return failures.isEmpty ? .success : .findings
    } catch {
      return console.report(error)
    }
  }

  private func compare() throws(ConfigurationErrors) -> AccuracyText {
    let reading = arguments.reading
    let location = try ProjectLocation(paths: [arguments.path], config: reading.config)
    let architecture = try location.architecture()
    let store = reading.exact.indexStore
    let mode = try ExactMode(
      ExactOptions(isAskedFor: true, indexStore: store), root: location.root, console)
    var compared: (linked: DependencyGraph, compiled: CompiledGraph)?
    var options = ReadingOptions(
      jobs: reading.jobs ?? 0,
      settings: reading.conditions.settings(
        over: .debugBuild(store: store, root: location.root) {
          try? readFile(at: $0, limit: SizeLimit.source)
        })
    ) { linked, scanned throws(ConfigurationErrors) in
      guard let mode else { return (linked, []) }
      let compiled = try mode.compiled(linked, scanned, findsUnread: true)
      compared = (linked, compiled)
      return (compiled.graph, compiled.coverage.notes)
    }
    if reading.resolvesManifests { options.runManifest = PackageDump(root: location.root).output }
    let project = try Project(root: location.root, for: architecture?.configuration, options)
    for note in project.refinementNotes { console.note(note) }
    guard let compared else { preconditionFailure("a project is always refined") }
    let judge = try architecture.map { value throws(ConfigurationErrors) in
      try Judge(value.configuration, project.graph)
    }
    let accuracy = Accuracy(
      compared.linked, compared.compiled, components: judge.map { judge in judge.components(of:) })
    let coverage = compared.compiled.coverage
    guard !accuracy.isEmpty else {
      throw ConfigurationErrors(.nothingCompared(location.root, coverage))
    }
    return AccuracyText(accuracy: accuracy, project: project, coverage: coverage)
  }

  private static func text(of path: String) throws(ConfigurationErrors) -> String {
    do throws(WorkspaceErrors) {
      return String(decoding: try readFile(at: path), as: UTF8.self)
    } catch {
      throw ConfigurationErrors(error)
    }
  }
}

extension InputError {
  /// A comparison without any edge, so that it has no precision and no recall.
  fileprivate static func nothingCompared(_ root: String, _ coverage: Coverage) -> InputError {
    let count = coverage.fileCount - coverage.lostCount
    return InputError(
      path: root,
      message: "there is nothing to compare in '\(root)': names and the compiler's index show no "
        + "edge between types, files or modules of the \(counted(count, "file")) that the index "
        + "covers")
  }
}
