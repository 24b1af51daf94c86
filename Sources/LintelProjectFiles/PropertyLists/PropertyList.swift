/// A property list in one of the forms that project files have: OpenStep, XML, JSON or JSON5.
package struct PropertyList: Sendable {
  private let nodes: NodeTable

  /// Reads a property list that is a dictionary, as all project files are.
  package init(_ bytes: [UInt8]) throws(ProjectFileError) {
    try self.init(bytes, form: nil)
  }

  /// Reads an object of JSON5. Its beginning need not look like JSON, e.g. `{ 'files': [] }`.
  package init(json bytes: [UInt8]) throws(ProjectFileError) {
    try self.init(bytes, form: .json)
  }

  /// - Parameter form: the form; `nil` to detect it from the text.
  private init(_ bytes: [UInt8], form: ByteCursor.Form?) throws(ProjectFileError) {
    nodes = try ByteCursor.read(bytes) { cursor throws(Misreading) in
      let form = if let form { form } else { try cursor.form() }
      return switch form {
      case .openStep: try OpenStepReader.read(cursor)
      case .xml: try XMLReader.read(cursor)
      case .json: try JSONReader.read(cursor)
      }
    }
  }

  /// The dictionary at the top of the list.
  package var root: Node { Node(nodes, NodeTable.root) }
}
