import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// A part of a project that a user names.
package struct NamedSubject: Sendable {
  /// The level of the graph in which the subject is one node, or part of one.
  package let level: NodeLevel
  /// The name of that node; several if modules share a name. For a type it is the name as the user
  /// wrote it, which need not be the name of a node.
  package let nodeNames: [String]
  /// The declarations of the subject and all that they contain, ascending.
  package let declarations: [DeclarationID]
}

extension GraphQueries {
  /// Finds the component, type, file, module, other declaration or folder that is named `name`, in
  /// this order.
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

  /// Returns the error that nothing is named `name`.
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
