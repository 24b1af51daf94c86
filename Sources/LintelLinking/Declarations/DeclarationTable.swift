import LintelGraph
import LintelScanner

/// The declarations of all files, with consecutive numbers.
struct DeclarationTable: ~Copyable {
  var declarations: [Declaration] = []
  /// For each declaration, the index of its fact in the file; negative for a file's scope.
  private var facts: [Int32] = []
  /// For each declaration, the indices of its parameters in the file.
  private(set) var parameters: [Range<Int32>] = []
  /// For each declaration, whether it is compiled; `nil` if the settings do not decide that.
  private var isCompiled: [Bool?] = []
  /// For each file, the number of its scope.
  let scopes: [DeclarationID]
  /// For each file, the number of each of its declaration facts; see ``FileDeclarations/numbers``.
  private let numbers: [[DeclarationID]]
  private let outermostOwners: [DeclarationID]

  init(_ scanned: ScannedFiles, _ active: ActiveCode, _ workers: Workers) {
    let unnamed = Name(id: UInt32(scanned.names.count))
    var scopes: [DeclarationID] = []
    var count = 0
    for file in scanned.files.indices {
      scopes.append(DeclarationID(count))
      count += FileDeclarations.count(of: scanned.files[file].declarations)
    }
    let parts = workers.map(scanned.files.count) { [scopes] file in
      FileDeclarations(
        scanned.files[file].declarations, scanned.files[file].extents,
        scanned.files[file].parameters, file: FileID(file), scope: scopes[file], unnamed: unnamed,
        traits: scanned.files[file].expandsMacros ? .expandsMacros : [], active)
    }
    declarations.reserveCapacity(count)
    facts.reserveCapacity(count)
    parameters.reserveCapacity(count)
    isCompiled.reserveCapacity(count)
    for part in parts {
      declarations += part.declarations
      facts += part.facts
      parameters += part.parameters
      isCompiled += part.isCompiled
    }
    self.scopes = scopes
    numbers = parts.map(\.numbers)
    outermostOwners = Declaration.outermostOwners(in: declarations)
  }

  /// Copies the declarations of the same files for another build, without the types that extensions
  /// extend.
  init(_ other: borrowing DeclarationTable, _ scanned: ScannedFiles, _ active: ActiveCode) {
    declarations = other.declarations
    facts = other.facts
    parameters = other.parameters
    isCompiled = other.isCompiled
    scopes = other.scopes
    numbers = other.numbers
    outermostOwners = other.outermostOwners
    for position in declarations.indices {
      if declarations[position].kind == .extension { declarations[position].extendedType = nil }
      let file = declarations[position].file.position
      guard scanned.files[file].conditions.count > 1,
        let fact = fact(of: DeclarationID(position))
      else { continue }
      let condition = scanned.files[file].declarations[Int(fact)].condition
      isCompiled[position] = active.isCompiled(condition, in: file)
    }
  }

  /// Returns the index of a declaration's fact in its file; `nil` for a file's scope.
  func fact(of declaration: DeclarationID) -> Int32? {
    let fact = facts[declaration.position]
    return fact < 0 ? nil : fact
  }

  /// Returns the number of a declaration fact.
  ///
  /// - Parameter fact: as facts name their owner: negative for the file's scope.
  func number(of fact: Int32, in file: FileID) -> DeclarationID {
    fact < 0 ? scopes[file.position] : numbers[file.position][Int(fact)]
  }

  /// Returns the names of the generic parameters of a declaration, in order.
  func genericParameters(of declaration: DeclarationID, _ scanned: ScannedFiles) -> [NameID] {
    guard let fact = fact(of: declaration) else { return [] }
    let all = scanned.files[declarations[declaration].file.position].declarations
    return all.dropFirst(Int(fact) + 1).prefix(Limits.genericParameters)
      .prefix { $0.kind == .genericParameter && $0.owner == fact }
      .map(\.name)
  }

  /// Returns the names of the associated types that a protocol declares, in order.
  func associatedTypes(of declaration: DeclarationID, _ scanned: ScannedFiles) -> [NameID] {
    guard let fact = fact(of: declaration) else { return [] }
    let all = scanned.files[declarations[declaration].file.position].declarations
    return all.dropFirst(Int(fact) + 1).prefix { $0.owner >= fact }
      .filter { $0.kind == .associatedtype && $0.owner == fact }.map(\.name)
  }

  /// Whether a declaration may be compiled.
  func isActive(_ declaration: DeclarationID) -> Bool { isCompiled[declaration.position] != false }

  /// Whether a declaration is compiled for certain, so that another declaration with its name makes
  /// the name ambiguous instead of standing in for it.
  func isUnconditional(_ declaration: DeclarationID) -> Bool {
    isCompiled[declaration.position] == true
  }

  /// Sorts the dependencies of the declarations of one file; see ``Dependency/precedes(_:_:)``.
  func sorted(_ dependencies: [Dependency], of file: FileID) -> [Dependency] {
    // Grouping them first takes two thirds of the time of sorting them all.
    let first = scopes[file.position]
    let end =
      file.position + 1 < scopes.count ? scopes[file.position + 1].position : declarations.count
    let count = end - first.position
    let rows = Rows(
      grouping: dependencies.lazy.map { $0.from.rawValue - first.rawValue }, rowCount: count)
    var result = rows.values.map { dependencies[Int($0)] }
    result.withUnsafeMutableBufferPointer { result in
      for row in 0..<Int32(count) where rows.range(of: row).count > 1 {
        result[rows.range(of: row)].sort(by: Dependency.precedes)
      }
    }
    return result
  }

  func outermost(of declaration: DeclarationID) -> DeclarationID {
    outermostOwners[declaration.position]
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
