import LintelGraph
import LintelScanner

/// The names that code uses for the module of the files that no manifest claims: `MyApp` in
/// `MyApp.Row`.
///
/// A name is taken for the module's if neither the project nor an SDK declares it, no file imports
/// it, and all of its uses in such files are followed by the name of a top-level declaration of
/// these files. At least one file that uses it must import only modules whose public names are all
/// known, because otherwise it may be a type of an unknown module. In `MyApp::Row`, the only
/// requirement is that the name is neither imported nor that of a module of the toolchain. A name
/// of a type of Apple's frameworks, such as SwiftUI's `App`, is the module's in files that do not
/// see that type, whatever it means in other files.
struct UnnamedModule {
  private let module: ModuleID
  /// For each name, whether the module has a top-level declaration of that name.
  private var isOutermost: [Bool]
  /// For each name, whether it begins with a capital letter, and no type of the project or the
  /// standard library has it.
  private var mayBeMeant: [Bool]
  private let sdk: SDKTable
  private let seen: SeenSDKs

  /// - Returns: `nil` if manifests claim all files.
  init?(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
    _ table: borrowing DeclarationTable, _ scopes: borrowing ScopeTable, _ sdk: SDKTable,
    _ seen: SeenSDKs
  ) {
    guard let module = modules.firstIndex(where: \.name.isEmpty) else { return nil }
    self.module = ModuleID(module)
    self.sdk = sdk
    self.seen = seen
    let names = scanned.names
    isOutermost = [Bool](repeating: false, count: names.count)
    for value in table.declarations
    where value.kind != .file && value.kind != .extension
      && table.declarations[value.enclosing].kind == .file
      && files[value.file].module == self.module
    {
      isOutermost[Int(value.name.id)] = true
    }
    mayBeMeant = (0..<names.count).map { name in
      let start = Int(names.starts[name])
      return start < Int(names.starts[name + 1])
        && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= names.bytes[start]
        && !scopes.mayMeanType(NameID(name))
        && !(sdk.isType(NameID(name)) && SDKTable.isStandardType(names.bytes(of: NameID(name))))
    }
  }

  func names(
    _ scanned: ScannedFiles, files: [SourceFile], _ table: borrowing DeclarationTable,
    _ paths: borrowing PathTable, _ workers: Workers
  ) -> Set<NameID> {
    let found = workers.map(files.count) { position in
      files[position].module == module
        ? uses(in: FileID(position), scanned.files[position], paths) : []
    }
    // Hardly any project reaches the code below.
    guard found.contains(where: { !$0.isEmpty }) else { return [] }
    var names: Set<NameID> = []
    var users: [NameID: [FileFacts]] = [:]
    for (facts, uses) in zip(scanned.files, found) {
      for use in uses {
        if use.isSelector {
          names.insert(use.name)
        } else {
          users[use.name, default: []].append(facts)
        }
      }
    }
    names = names.filter {
      !SDKTable.isModule(scanned.names.bytes(of: $0)) && !isImported($0, scanned)
    }
    // The slowest checks come last, when few names are left.
    let isDeclared = declaredNames(scanned, table)
    var others = Set(users.keys).filter { name in
      !isDeclared[Int(name)] && !SDKTable.isModule(scanned.names.bytes(of: name))
        && users[name, default: []].contains { knowsImports($0, scanned.names) }
    }
    removeEnding(from: &others, scanned, files, paths)
    others = others.filter { name in
      !Self.inherited.contains(scanned.names.text(of: name))
        || users[name, default: []].allSatisfy { !Self.mayInherit(name, in: $0) }
    }
    return names.union(others)
  }

  private typealias Use = (name: NameID, isSelector: Bool)

  private func uses(
    in file: FileID, _ facts: FileFacts, _ paths: borrowing PathTable
  ) -> [Use] {
    var uses: [Use] = []
    for (index, fact) in facts.references.enumerated() where !fact.linksToPart {
      if fact.isModuleSelector {
        uses.append((fact.name, true))
      } else if mayBeMeant[Int(fact.name)], isFollowed(Segment(index, in: file), facts, paths),
        !seen.mayBeType(fact.name, in: file, sdk)
      {
        uses.append((fact.name, false))
      }
    }
    return uses
  }

  private func isFollowed(
    _ head: Segment, _ facts: FileFacts, _ paths: borrowing PathTable
  ) -> Bool {
    paths.nextSegment(after: head).map { isOutermost[Int(facts.references[$0].name)] } ?? false
  }

  /// Removes the names that some code in the module uses without the name of a top-level
  /// declaration after them: `Design` because of `let other: Design`.
  private func removeEnding(
    from names: inout Set<NameID>, _ scanned: ScannedFiles, _ files: [SourceFile],
    _ paths: borrowing PathTable
  ) {
    if names.isEmpty { return }
    for (position, facts) in scanned.files.enumerated() where files[position].module == module {
      for (index, fact) in facts.references.enumerated()
      where mayBeMeant[Int(fact.name)] && names.contains(fact.name) && !fact.linksToPart
        && !isFollowed(Segment(index, in: FileID(position)), facts, paths)
        && !(seen.isOfApple(fact.name, sdk) && seen.mayBeType(fact.name, in: FileID(position), sdk))
      {
        names.remove(fact.name)
      }
    }
  }

  /// The names of nested types that a type or an extension may inherit from an SDK, such as
  /// `Element`, and `Self`.
  private static let inherited = SDKTable.nestedTypeNames.union(["Self"])

  /// Whether a name is used in a type that inherits from another, or in an extension: `Element` in
  /// `extension Array`.
  private static func mayInherit(_ name: NameID, in facts: FileFacts) -> Bool {
    let heirs = Set(facts.inheritances.map(\.owner))
    return facts.references.contains { fact in
      guard fact.name == name, !fact.linksToPart else { return false }
      var owner = fact.link
      while owner >= 0 {
        let value = facts.declarations[Int(owner)]
        if value.kind == .extension || heirs.contains(owner) { return true }
        owner = value.owner
      }
      return false
    }
  }

  private func isImported(_ name: NameID, _ scanned: ScannedFiles) -> Bool {
    scanned.files.contains { $0.imports.contains { $0.module == name } }
  }

  /// Returns, for each name, whether anything in the project has it, or a file imports it.
  private func declaredNames(
    _ scanned: ScannedFiles, _ table: borrowing DeclarationTable
  ) -> [Bool] {
    var result = [Bool](repeating: false, count: scanned.names.count)
    // The scope of a file has no name.
    func add(_ name: NameID) { if Int(name) < result.count { result[Int(name)] = true } }
    for value in table.declarations { add(value.name.id) }
    for facts in scanned.files {
      for fact in facts.imports { add(fact.module) }
      for fact in facts.parameters { add(fact.name) }
      for fact in facts.locals { add(fact.name) }
      for fact in facts.declarations { add(fact.name) }
    }
    return result
  }

  /// Whether a file imports only modules whose public names are all known.
  private func knowsImports(_ facts: FileFacts, _ names: NameTable) -> Bool {
    facts.imports.allSatisfy { SDKTable.isModule(names.bytes(of: $0.module)) }
  }
}

extension NameTable {
  func bytes(of name: NameID) -> ArraySlice<UInt8> {
    bytes[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])]
  }
}
