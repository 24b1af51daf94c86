import LintelArchitecture
import LintelMetrics
import LintelPlatform
import LintelReports
import LintelText
import LintelVocabulary

/// `lintel compare`: the differences between architectures, in figures.
struct CompareCommand: RunnableCommand {
  let arguments: CompareArguments
  let console: Console

  func run() throws(CommandLineError) -> ExitStatus {
    let projects: [ComparedProject]
    do throws(ConfigurationErrors) {
      projects = try ComparedProject.all(arguments.projects)
    } catch {
      return console.report(error)
    }
    let outputs = OutputPaths(paths: arguments.output.map { [$0] } ?? [])
    let command = CompareArguments.command.description(in: CommandLineInterface.name)
    for project in projects {
      let rulesFile = project.location.rulesFile
      try outputs.check(
        rulesFiles: rulesFile.map { [$0] } ?? [],
        baselines: [rulesFile.flatMap(BaselineFile.besideRulesFile.path)].compactMap(\.self),
        command)
    }
    let report: [UInt8]
    do throws(ConfigurationErrors) {
      report = arguments.format.report(try comparison(of: projects))
    } catch {
      return console.report(error)
    }
    try outputs.checkInputs(command)
    return console.deliver(
      report, to: arguments.output, isForPeople: arguments.format != .json)
  }

  private func comparison(
    of projects: [ComparedProject]
  ) throws(ConfigurationErrors) -> Comparison {
    var judged: [JudgedProject] = []
    for project in projects {
      do throws(ConfigurationErrors) {
        judged.append(
          try JudgedProject(project, arguments.reading, console))
      } catch {
        throw error.naming(filesBelow: project.location.root)
      }
    }
    let frameworks = try frameworks(of: judged)
    let shared = judged.lazy.map(\.contents).shared
    return Comparison(
      variants: judged.map { $0.variant(apartFrom: frameworks, shared: shared) },
      frameworks: frameworks)
  }

  /// Returns the frameworks that some project imports.
  ///
  /// - Throws: if the user has named a framework that no project imports.
  private func frameworks(of projects: [JudgedProject]) throws(ConfigurationErrors) -> [String] {
    let imported = projects.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
    let used = arguments.frameworks.filter(imported.contains)
    // Most projects import at most one of the usual frameworks, so it is no error if one is not
    // imported.
    if arguments.frameworks != CompareArguments.usualFrameworks,
      let unused = arguments.frameworks.first(where: { !imported.contains($0) })
    {
      throw ConfigurationErrors(
        .notImported(unused, nearest: NearestName.of(unused, among: imported.sorted())))
    }
    return used
  }
}

extension ConfigurationErrors {
  /// Returns the errors with the folder of the project before the paths of its files, because each
  /// of several projects may have a file with the same path.
  fileprivate func naming(filesBelow root: String) -> ConfigurationErrors {
    ConfigurationErrors(
      errors: errors.map { error in
        let path =
          error.path.hasBytes(atStart: root + "/") ? error.path : root + "/" + error.path
        return ConfigurationError(
          path: isFile(path) ? path : error.path, line: error.line, column: error.column,
          message: error.message)
      })
  }
}

extension InputError {
  /// A module that no file imports.
  fileprivate static func notImported(_ module: String, nearest: String?) -> InputError {
    InputError(
      path: module,
      message: "no file imports '\(module)'" + NearestName.question(nearest.map { [$0] } ?? []))
  }
}
