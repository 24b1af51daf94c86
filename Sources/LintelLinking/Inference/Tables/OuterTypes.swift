import LintelGraph
import LintelScanner

/// The external types that are nested in others and that the project extends, such as
/// `UIButton.Configuration`. Another type of the same name has none of their members.
struct OuterTypes: Sendable {
  /// See ``Linker/outerTypes``.
  private let extensions: [DeclarationID: NameID]
  /// For each name, the types that contain one of the types.
  private let owners: [NameID: Set<NameID>]
  /// The names of all external types that the project extends.
  private let extended: Set<NameID>
  /// The names of the modules that files import and that are not read.
  private let modules: Set<NameID>
  private let sdk: SDKTable
  private let names: NameTable

  /// - Parameter externalTypes: the extensions of external types, with the names of these types.
  init(_ linker: borrowing Linker, externalTypes: [DeclarationID: NameID]) {
    extensions = linker.outerTypes
    var owners: [NameID: Set<NameID>] = [:]
    for (id, owner) in linker.outerTypes {
      if let type = externalTypes[id] { owners[type, default: []].insert(owner) }
    }
    self.owners = owners
    extended = Set(externalTypes.values)
    modules = linker.namesOfOutsideModules()
    sdk = linker.sdk
    names = linker.scanned.names
  }

  /// Whether the project extends a type of this name, so that it matters which type is meant.
  func distinguishes(_ type: NameID) -> Bool {
    extended.contains(type) && owners(of: type).count <= Limits.outerTypes
  }

  /// Returns the types that contain a type named `type` that the project extends.
  func owners(of type: NameID) -> Set<NameID> { owners[type] ?? [] }

  func isModule(_ name: NameID) -> Bool { modules.contains(name) || sdk.isModule(name) }

  /// Whether the members of an extension are not those of a type: of `URLSessionTask.State`, where
  /// SwiftUI's `State` is meant.
  func excludes(_ scope: DeclarationID, _ type: ValueType) -> Bool {
    switch type.outer {
    case .unknown: return false
    case .nothing: return extensions[scope] != nil
    case .type(let written):
      guard let owner = extensions[scope] else { return !isProtocol(type.name) }
      return !isSame(written, owner) && !inherits(written, from: owner)
    }
  }

  /// Whether a name is that of a protocol, which a nested type of the same name may conform to:
  /// `Published.Publisher` is a `Publisher`.
  private func isProtocol(_ name: NameID) -> Bool {
    sdk.type(named: name).map { sdk.hasAssociatedTypes($0) } ?? false
  }

  /// Whether a class of an SDK has the nested types of another one: `UIButton.State` is
  /// `UIControl.State`.
  func inherits(_ type: NameID, from other: NameID) -> Bool {
    sdk.type(named: type).map { sdk.supertypeNames(of: $0).contains(names.text(of: other)) }
      ?? false
  }

  /// Whether two names are those of one type: `Notification` and `NSNotification`.
  private func isSame(_ one: NameID, _ other: NameID) -> Bool {
    one == other || withoutPrefix(one) == withoutPrefix(other)
  }

  private func withoutPrefix(_ name: NameID) -> Substring {
    let text = names.text(of: name)
    return text.hasPrefix("NS") ? text.dropFirst(2) : text[...]
  }
}
