import LintelGraph
import LintelText

/// A proposed component, named after its module or folder.
struct ProposedComponent: Sendable {
  let name: String
  /// The selector as it is written in a rules file.
  let selector: String
  let files: [FileID]
  let typeCount: Int

  /// The line under `components`.
  var line: String { "  \(quotedYAML(name)): \(selector)" }

  /// `Orders (12 types)`
  var summary: String { "\(name) (\(counted(typeCount, "type")))" }
}
