import LintelGraph
import LintelReports
import LintelRules
import LintelVocabulary

/// Something in a project that was named on the command line.
struct NamedSubject {
  /// The level at which it is one node of the graph, or part of one.
  let level: GraphSummary.Level
  /// The name of that node, for anything but a type; several for modules of one name.
  let nodeNames: [String]
  /// Its parts included.
  let declarations: [DeclarationID]
}

extension OpenedProject {
  /// The component, type, file, module, other declaration or folder that `name` names, looked for
  /// in this order.
  func subject(named name: String) throws(ConfigurationErrors) -> NamedSubject {
    if let members = judge?.declarations(ofComponent: name) {
      return NamedSubject(level: .component, nodeNames: [name], declarations: members)
    }
    guard let subject = project.graph.subject(named: name) else { throw unknown(name) }
    let path = subject.declarations.first.map(project.graph.path) ?? name
    return switch subject.kind {
    case .declaration:
      NamedSubject(
        level: .type, nodeNames: [name],
        declarations: project.graph.declarations(within: subject.declarations))
    case .file: NamedSubject(level: .file, nodeNames: [path], declarations: subject.declarations)
    case .folder:
      NamedSubject(level: .folder, nodeNames: [name], declarations: subject.declarations)
    case .module:
      NamedSubject(
        level: .module,
        nodeNames: subject.modules.map { project.graph.moduleLabels[$0.position] },
        declarations: subject.declarations)
    }
  }

  /// Tells the user what a name means if it means several declarations.
  func noteNamesakes(of name: String, _ console: Console) {
    guard judge?.declarations(ofComponent: name) == nil,
      let subject = project.graph.subject(named: name)
    else { return }
    let names = project.graph.namesakes(in: subject)
    guard !names.isEmpty else { return }
    console.note(
      "\(names.count) declarations are named '\(name)', and all of them are meant: "
        + names.map { "'\($0)'" }.joined(separator: ", ")
        + "; to mean one, name it like this, with its file")
  }

  /// The error that nothing is called `name`.
  func unknown(_ name: String) -> ConfigurationErrors {
    let files = project.graph.files.map(\.path)
    let folders = Set(project.graph.files.map(\.folder)).sorted()
    let namesakes = files.filter { $0.hasBytes(atEnd: "/" + name) }
    let known = project.graph.subjectNames + (judge?.componentNames ?? []) + files + folders
    return ConfigurationErrors(
      namesakes.isEmpty
        ? .unknownSubject(name, nearest: NearestName.several(of: name, among: known))
        : .severalFiles(name, namesakes))
  }
}

extension InputError {
  /// Nothing is called `name`.
  fileprivate static func unknownSubject(_ name: String, nearest: [String]) -> InputError {
    InputError(
      path: name,
      message: "no declaration, file, folder, module or component is named '\(name)'"
        + suggestion(nearest))
  }

  /// The end of the paths of several files.
  fileprivate static func severalFiles(_ name: String, _ paths: [String]) -> InputError {
    InputError(
      path: name,
      message: "\(paths.count) files are named '\(name)'" + suggestion(paths))
  }
}
