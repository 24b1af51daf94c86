import LintelScanner

/// The declarations of all files, numbered through.
struct DeclarationTable: ~Copyable {
  var declarations: [Declaration] = []
  /// For each declaration, the position of its fact in the file; `-1` for a file's scope.
  private(set) var facts: [Int32] = []
  /// For each declaration, the position of its first parameter in the file; `-1` if it has none.
  private(set) var firstParameters: [Int32] = []
  /// For each file, the number of its scope.
  let scopes: [DeclarationID]
  /// For each file, the number of each of its declaration facts; for a generic parameter that of
  /// the declaration it belongs to, with ``isParameter`` set.
  private let numbers: [[DeclarationID]]
  private let outermostOwners: [DeclarationID]

  init(_ scanned: ScannedFiles, files: [SourceFile]) {
    let unnamed = Name(id: UInt32(scanned.names.count))
    var scopes: [DeclarationID] = []
    var numbers: [[DeclarationID]] = []
    declarations.reserveCapacity(scanned.files.reduce(0) { $0 + $1.declarations.count + 1 })
    for (file, facts) in scanned.files.enumerated() {
      let scope = DeclarationID(declarations.count)
      scopes.append(scope)
      declarations.append(
        Declaration(name: unnamed, kind: .file, file: FileID(file), owner: -1, offset: 0))
      self.facts.append(-1)
      var local: [DeclarationID] = []
      local.reserveCapacity(facts.declarations.count)
      for (fact, access) in zip(facts.declarations, facts.accessLevels()) {
        let owner = fact.owner < 0 ? scope : local[Int(fact.owner)]
        guard let kind = DeclarationKind(fact.kind) else {
          local.append(owner)
          continue
        }
        self.facts.append(Int32(local.count))
        let extent = facts.extents[local.count]
        local.append(DeclarationID(declarations.count))
        declarations.append(
          Declaration(
            name: Name(id: fact.name), kind: kind, access: AccessLevel(access), file: FileID(file),
            owner: owner, offset: fact.offset, extent: extent.start..<max(extent.start, extent.end),
            traits: DeclarationTraits(extent, of: kind)))
      }
      firstParameters += repeatElement(-1, count: declarations.count - firstParameters.count)
      for position in facts.parameters.indices.reversed() {
        firstParameters[Int(local[Int(facts.parameters[position].owner)])] = Int32(position)
      }
      numbers.append(local)
    }
    self.scopes = scopes
    self.numbers = numbers
    outermostOwners = Declaration.outermostOwners(in: declarations)
  }

  /// The number of a declaration fact; `-1` as `fact` means the file's scope.
  func number(of fact: Int32, in file: FileID) -> DeclarationID {
    fact < 0 ? scopes[Int(file)] : numbers[Int(file)][Int(fact)]
  }

  /// The names of the generic parameters of a declaration, in order.
  func genericParameters(of declaration: DeclarationID, _ scanned: ScannedFiles) -> [NameID] {
    let fact = facts[Int(declaration)]
    let all = scanned.files[Int(declarations[Int(declaration)].file)].declarations
    return all.dropFirst(Int(fact) + 1).prefix { $0.kind == .genericParameter && $0.owner == fact }
      .map(\.name)
  }

  /// Whether a declaration may be compiled.
  func isActive(_ declaration: Int, _ active: ActiveCode, _ scanned: ScannedFiles) -> Bool {
    let file = Int(declarations[declaration].file)
    let fact = facts[declaration]
    return fact < 0
      || active.contains(scanned.files[file].declarations[Int(fact)].condition, in: file)
  }

  func outermost(of declaration: DeclarationID) -> DeclarationID {
    outermostOwners[Int(declaration)]
  }

  func attributes(_ scanned: ScannedFiles) -> [(declaration: DeclarationID, name: Name)] {
    var result: [(declaration: DeclarationID, name: Name)] = []
    for (file, facts) in scanned.files.enumerated() {
      for fact in facts.attributes where fact.owner >= 0 {
        result.append((number(of: fact.owner, in: FileID(file)), Name(id: fact.name)))
      }
    }
    return result
  }
}
