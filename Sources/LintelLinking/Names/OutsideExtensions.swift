import LintelGraph
import LintelScanner

/// The extensions of external types whose nested types and generic parameters are not known, because
/// no SDK declares the types. In such an extension, a name may mean one of these rather than the
/// project's type of that name: `Version` in `extension Package { func f(_ version: Version) {} }`.
struct OutsideExtensions {
  /// For each of the extensions, the name of the extended type, or of the typealias that stands for
  /// it.
  private var types: [DeclarationID: NameID] = [:]
  /// For each name, whether it is likely that a type has it that is nested in another one.
  private var isLikely: [Bool] = []
  /// For each extended type, the names that mean types of the project: `Text` after `Text.login`,
  /// where the project's `Text` has a `static let login`.
  private var meant: [NameID: Set<NameID>] = [:]
  /// The pairs of a name and an extension in which the name certainly means no type of the project:
  /// code also writes `Package.Version`, or an extension says `where Version: Codable`.
  private(set) var hidden: [(name: NameID, declaration: DeclarationID)] = []

  /// - Parameters:
  ///   - externalTypes: the extensions of external types, with the names of these types.
  ///   - outerTypes: see ``Linker/outerTypes``.
  init(
    _ scanned: ScannedFiles, _ sdk: SDKTable, _ table: borrowing DeclarationTable,
    _ scopes: borrowing ScopeTable, _ externalTypes: [DeclarationID: NameID],
    _ outerTypes: [DeclarationID: NameID]
  ) {
    for (id, type) in externalTypes where sdk.type(named: outerTypes[id] ?? type) == nil {
      let alias = table.declarations[id].extendedType
      types[id] = alias.map { table.declarations[$0].name.id } ?? type
    }
    if types.isEmpty { return }
    isLikely = (0..<scanned.names.count).map { name in
      scopes.isOutermost(NameID(name)) && Self.isOneWord(scanned.names.bytes(of: NameID(name)))
    }
    findMeant(scanned, table)
    findHidden(scanned, table, scopes)
  }

  /// Whether a name is one word, as most names of generic parameters and nested types are:
  /// `Version`, but not `VersionRow`.
  private static func isOneWord(_ name: some Collection<UInt8>) -> Bool {
    name.count { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } == 1
  }

  private mutating func findMeant(_ scanned: ScannedFiles, _ table: borrowing DeclarationTable) {
    // Only files with such extensions have code in them.
    let files = Set(types.keys.map { table.declarations[$0].file })
    var uses: [(type: NameID, name: NameID, member: NameID)] = []
    for file in files.sorted() {
      let references = scanned.files[file.position].references
      for index in references.indices.dropFirst() {
        let fact = references[index]
        guard fact.isContinuation, Int(fact.link) == index - 1,
          case let base = references[index - 1],
          !base.isContinuation, isLikely[Int(base.name)],
          let scope = scope(around: table.number(of: base.link, in: file), table),
          let type = types[scope]
        else { continue }
        uses.append((type, base.name, fact.name))
      }
    }
    if uses.isEmpty { return }
    var isUsed = [Bool](repeating: false, count: scanned.names.count)
    for use in uses { isUsed[Int(use.name)] = true }
    // For each of the names, the members of types with that name.
    var members: [NameID: Set<NameID>] = [:]
    for value in table.declarations
    where value.kind == .enumCase || value.kind.isTypeName || value.traits.contains(.static) {
      let owner = table.declarations[value.enclosing]
      let type = owner.extendedType.map { table.declarations[$0].name.id } ?? owner.name.id
      guard owner.kind != .file, Int(type) < isUsed.count, isUsed[Int(type)] else { continue }
      members[type, default: []].insert(value.name.id)
    }
    for use in uses where members[use.name]?.contains(use.member) ?? false {
      meant[use.type, default: []].insert(use.name)
    }
  }

  private mutating func findHidden(
    _ scanned: ScannedFiles, _ table: borrowing DeclarationTable, _ scopes: borrowing ScopeTable
  ) {
    var isExtended = [Bool](repeating: false, count: scanned.names.count)
    for name in types.values { isExtended[Int(name)] = true }
    var known: [NameID: Set<NameID>] = [:]
    // A copy of all facts of a file took as long as reading its references.
    for position in scanned.files.indices {
      let references = scanned.files[position].references
      for fact in references where fact.isContinuation && fact.kind.mayNameType {
        let before = references[Int(fact.link)]
        if isExtended[Int(before.name)], !before.isCalled, scopes.isOutermost(fact.name) {
          known[before.name, default: []].insert(fact.name)
        }
      }
      for requirement in scanned.files[position].requirements where requirement.owner >= 0 {
        let owner = table.number(of: requirement.owner, in: FileID(position))
        guard let type = types[owner],
          let subject = references.typeReference(at: requirement.subjectStart)
        else { continue }
        known[type, default: []].insert(references[subject].name)
      }
    }
    let names = known.mapValues { names in
      names.filter { scopes.isOutermost($0) }.sorted().prefix(Limits.nestedNames)
    }
    for (id, type) in types {
      for name in names[type] ?? [] { hidden.append((name, id)) }
    }
  }

  /// Returns the extension that contains a declaration, or that is the declaration itself.
  private func scope(
    around declaration: DeclarationID, _ table: borrowing DeclarationTable
  ) -> DeclarationID? {
    var scope: DeclarationID? = declaration
    while let current = scope {
      if types[current] != nil { return current }
      scope = table.declarations[current].owner
    }
    return nil
  }

  /// Whether a type nested in an external type that the project extends may have a name.
  func mayDeclare(_ name: NameID) -> Bool { !isLikely.isEmpty && isLikely[Int(name)] }

  /// Whether the project's type `target`, looked up in `declaration` by its name, may be hidden by a
  /// type nested in an external type. Code beside the declaration of `target` means that type.
  /// Protocols are hardly ever nested: `extension Package { func f<T: Version>(_ value: T) {} }`
  /// means `protocol Version`.
  func mayHide(
    _ target: DeclarationID, in declaration: DeclarationID, _ table: borrowing DeclarationTable
  ) -> Bool {
    let value = table.declarations[target]
    guard value.kind != .protocol, mayDeclare(value.name.id),
      value.file != table.declarations[declaration].file,
      let scope = scope(around: declaration, table), let type = types[scope]
    else { return false }
    return !(meant[type]?.contains(value.name.id) ?? false)
  }
}
