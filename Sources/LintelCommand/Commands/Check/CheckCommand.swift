import LintelArchitecture
import LintelFindings
import LintelPlatform
import LintelReports
import LintelText

/// `lintel check`: judges projects by their rules.
struct CheckCommand: RunnableCommand {
  let arguments: CheckArguments
  let console: Console

  func run() throws(CommandLineError) -> ExitStatus {
    let check: Result<ProjectsCheck, ConfigurationErrors>
    var rulesFiles: [String] = []
    var roots = arguments.paths.filter(isFolder)
    do throws(ConfigurationErrors) {
      let locations = try ProjectLocation.all(
        of: arguments.assumedFile.map { [$0] } ?? arguments.paths,
        config: arguments.reading.config, looksAbove: arguments.assumedFile == nil)
      rulesFiles = locations.compactMap(\.rulesFile)
      roots = locations.map(\.root)
      check = .success(ProjectsCheck(locations, arguments, console))
    } catch {
      check = .failure(error)
    }
    let outputs = OutputPaths(paths: arguments.reports.map(\.path))
    let command = CheckArguments.command.description(in: CommandLineInterface.name)
    try outputs.check(
      rulesFiles: rulesFiles, baselines: rulesFiles.compactMap(arguments.baselineFile.path),
      command)
    do throws(ConfigurationErrors) {
      for format in [arguments.format] + arguments.reports.map(\.format) { try format.load() }
      if let base = arguments.pathBase, !isFolder(base) {
        throw ConfigurationErrors(InputError.noFolder(base))
      }
    } catch {
      return console.report(error)
    }

    var readings: [ProjectsCheck.Reading] = []
    let outcome: Outcome
    do throws(ConfigurationErrors) {
      let checked = try check.get().run()
      outcome = .success(checked.result)
      readings = checked.readings
    } catch {
      outcome = .failure(error)
      // A report with the errors must not replace a source file that was not read because of them.
      for root in roots { outputs.find(filesBelow: root) }
    }
    try outputs.checkInputs(command)
    let root = (try? check.get().root) ?? "."
    let localPaths =
      arguments.pathBase.map { RepositoryPaths(from: $0, to: root) }
      ?? RepositoryPaths(fromWorkingFolderTo: root)
    let options = ReportOptions(
      showsSummary: !arguments.isQuiet, showsAll: arguments.showsAll,
      showsNotes: arguments.showsAll || arguments.showsNotes,
      grouping: arguments.grouping, failingSeverity: arguments.failOn, since: arguments.since,
      paths: RepositoryPaths(around: root), localPaths: localPaths)
    // Reports come before standard output, because the program ends if it cannot write to standard
    // output.
    var areReportsWritten = true
    let writing = ContinuousClock().measure {
      areReportsWritten = writeReports(of: outcome, options)
      write(outcome, options)
    }
    if arguments.isVerbose, !readings.isEmpty { write(readings, writing: writing) }
    return areReportsWritten ? status(of: outcome) : .failure
  }

  private typealias Outcome = Result<CheckResult, ConfigurationErrors>

  private func status(of outcome: Outcome) -> ExitStatus {
    switch outcome {
    case .failure: .failure
    case .success(let result):
      result.rules.contains { rule in rule.findings.contains { $0.severity >= arguments.failOn } }
        ? .findings : .success
    }
  }

  private func write(_ outcome: Outcome, _ options: ReportOptions) {
    var options = options
    options.usesColor =
      switch arguments.color {
      case .always: true
      case .never: false
      case .auto: console.showsColor
      }
    if case .success(let result) = outcome, !arguments.isQuiet {
      for note in result.notes { console.note(note.text(paths: options.localPaths)) }
    }
    let report = arguments.format.report(outcome, options: options)
    // Programs read their formats from standard output whatever the outcome; people look for
    // errors on standard error.
    if case .failure = outcome, arguments.format == .text {
      console.printError(report)
    } else if arguments.format.isForPeople {
      console.print(report)
    } else {
      console.output(report)
    }
  }

  /// Writes the requested reports to their files.
  ///
  /// - Returns: whether all reports were written.
  private func writeReports(of outcome: Outcome, _ options: ReportOptions) -> Bool {
    var isComplete = true
    for request in arguments.reports {
      do throws(ConfigurationErrors) {
        let report = request.format.report(outcome, options: options)
        // Text for people may end up in a log, e.g. by `--report text=/dev/stderr`.
        try writeOutput(
          request.format.isForPeople ? report.withoutLogCommands : report, to: request.path)
      } catch {
        console.report(error)
        isComplete = false
      }
    }
    return isComplete
  }

  private func write(_ readings: [ProjectsCheck.Reading], writing: Duration) {
    func write(_ name: String, _ duration: Duration) {
      let milliseconds = decimal(Int(duration / .microseconds(1)), of: 1000, digits: 3)
      console.writeError("\(name.visible): \(milliseconds) ms\n")
    }
    for reading in readings {
      console.writeError("\(reading.prefix.visible)projects: \(reading.projects)\n")
      write(reading.prefix + "find files", reading.times.discovery)
      write(reading.prefix + "read and scan", reading.times.scanning)
      write(reading.prefix + "link", reading.times.linking)
      write(reading.prefix + "judge", reading.times.judging)
    }
    write("write", writing)
  }
}
