import LintelGraph
import LintelRules
import LintelVocabulary

/// Something in a project that a user names.
package struct NamedSubject: Sendable {
  /// The level at which it is one node of the graph, or part of one.
  package let level: NodeLevel
  /// The name of that node, for anything but a type; several for modules of one name.
  package let nodeNames: [String]
  /// Its parts included, ascending.
  package let declarations: [DeclarationID]
}

extension GraphQueries {
  /// The component, type, file, module, other declaration or folder that `name` names, looked for
  /// in this order.
  package func subject(named name: String) throws(ConfigurationErrors) -> NamedSubject {
    if let members = judge?.declarations(ofComponent: name) {
      return NamedSubject(level: .component, nodeNames: [name], declarations: members)
    }
    guard let subject = graph.subject(named: name) else { throw unknown(name) }
    let path = subject.declarations.first.map(graph.path) ?? name
    return switch subject.kind {
    case .declaration:
      NamedSubject(
        level: .type, nodeNames: [name],
        declarations: graph.declarations(within: subject.declarations))
    case .file: NamedSubject(level: .file, nodeNames: [path], declarations: subject.declarations)
    case .folder:
      NamedSubject(level: .folder, nodeNames: [name], declarations: subject.declarations)
    case .module:
      NamedSubject(
        level: .module,
        nodeNames: subject.modules.map { graph.moduleLabels[$0.position] },
        declarations: subject.declarations)
    }
  }

  /// The error that nothing is called `name`.
  package func unknown(_ name: String) -> ConfigurationErrors {
    let files = graph.files.map(\.path)
    let folders = Set(graph.files.map(\.folder)).sorted()
    let namesakes = files.filter { $0.hasBytes(atEnd: "/" + name) }
    guard namesakes.isEmpty else {
      return ConfigurationErrors(
        path: name,
        message: "\(namesakes.count) files are named '\(name)'" + NearestName.question(namesakes))
    }
    let known = graph.subjectNames + (judge?.componentNames ?? []) + files + folders
    return ConfigurationErrors(
      path: name,
      message: "no declaration, file, folder, module or component is named '\(name)'"
        + NearestName.question(NearestName.several(of: name, among: known)))
  }
}
