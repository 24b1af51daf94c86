/// The units that a rule judges as wholes.
package enum RuleLevel: String, CaseIterable {
  case type
  case file
  case folder
  case component
  case module

  package var plural: String {
    switch self {
    case .type: "types"
    case .file: "files"
    case .folder: "folders"
    case .component: "components"
    case .module: "modules"
    }
  }
}
