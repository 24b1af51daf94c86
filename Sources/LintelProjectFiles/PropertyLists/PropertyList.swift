import LintelPlatform
import LintelVocabulary

/// A property list in any of the forms that project files have: OpenStep, XML or JSON.
package struct PropertyList: Sendable {
  private let nodes: NodeTable

  /// Reads a property list that is a dictionary, as project files are.
  package init(_ bytes: [UInt8]) throws(ProjectFileError) {
    do throws(Misreading) {
      nodes = try Self.read(bytes)
    } catch {
      let lines = bytes[..<error.offset].withUnsafeBufferPointer { LineTable($0) }
      let place = lines.place(of: UInt32(error.offset))
      throw ProjectFileError(
        line: place.line, column: place.column, message: error.problem.message)
    }
  }

  /// The dictionary that the list is.
  package var root: Node { Node(nodes, NodeTable.root) }

  private static func read(_ bytes: [UInt8]) throws(Misreading) -> NodeTable {
    guard bytes.count <= PropertyListLimits.size else {
      throw Misreading(0, .tooLarge(bytes.count))
    }
    if let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8) {
      throw Misreading(offset, .notUTF8)
    }
    let cursor = ByteCursor(bytes)
    return switch try cursor.form() {
    case .openStep: try OpenStepReader.read(cursor)
    case .xml: try XMLReader.read(cursor)
    case .json: try JSONReader.read(cursor)
    }
  }
}
