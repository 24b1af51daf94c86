import LintelScanner

/// Where a path of names is written: a file, and the position of its head in the file's references.
struct PathPlace {
  let file: FileID
  let head: Int32
  let owner: DeclarationID
}

/// A path of names as it is written, `A.B.c`, up to its first call.
struct WrittenPath {
  let file: FileID
  /// The declaration that makes the reference.
  let owner: DeclarationID
  let kind: LintelScanner.ReferenceKind
  let isInTypePosition: Bool
  /// Whether the first name is a module's, as in `M::T`.
  let isModuleSelector: Bool
  let names: [NameID]
  let places: [(offset: UInt32, length: UInt32)]
}

/// The paths of all files.
struct PathTable {
  private let files: [FileFacts]
  private let active: ActiveCode
  private let lengths: [UInt32]
  /// For each file and reference, the position of the next part of the same path, or `-1`.
  private let nextParts: [[Int32]]
  /// For each file and reference, the first argument of the call of that part, and for each
  /// argument the next one of the same call, or `-1`.
  private let firstArguments: [[Int32]]
  private let nextArguments: [[Int32]]

  init(_ scanned: ScannedFiles, _ active: ActiveCode) {
    files = scanned.files
    self.active = active
    lengths = zip(scanned.names.starts, scanned.names.starts.dropFirst()).map { $1 - $0 }
    nextParts = scanned.files.map { facts in
      var next = [Int32](repeating: -1, count: facts.references.count)
      for (index, fact) in facts.references.enumerated() where fact.isContinuation {
        next[Int(fact.link)] = Int32(index)
      }
      return next
    }
    let arguments = scanned.files.map(Self.arguments)
    firstArguments = arguments.map(\.first)
    nextArguments = arguments.map(\.next)
  }

  private static func arguments(_ facts: FileFacts) -> (first: [Int32], next: [Int32]) {
    var first = [Int32](repeating: -1, count: facts.references.count)
    var next = first
    for index in facts.references.indices.reversed()
    where facts.references[index].kind == .argument {
      let part = Int(facts.references[index].link)
      next[index] = first[part]
      first[part] = Int32(index)
    }
    return (first, next)
  }

  /// The part of a path after the one at `index`, across calls; `-1` at its end.
  func next(after index: Int32, in file: FileID) -> Int32 { nextParts[Int(file)][Int(index)] }

  /// The first argument of the call of the part at `index`, or `-1`.
  func firstArgument(of index: Int32, in file: FileID) -> Int32 {
    firstArguments[Int(file)][Int(index)]
  }

  func nextArgument(after index: Int32, in file: FileID) -> Int32 {
    nextArguments[Int(file)][Int(index)]
  }

  /// The heads of all paths that may name a type and that `isWanted` accepts, in the order of the
  /// files.
  func heads(
    _ table: DeclarationTable, where isWanted: (ReferenceFact) -> Bool
  ) -> [PathPlace] {
    var result: [PathPlace] = []
    for (file, facts) in files.enumerated() {
      for (index, fact) in facts.references.enumerated()
      where !fact.isContinuation && fact.kind.mayNameType && isWanted(fact)
        && active.contains(fact.condition, in: file)
      {
        result.append(
          PathPlace(
            file: FileID(file), head: Int32(index),
            owner: table.number(of: fact.link, in: FileID(file))))
      }
    }
    return result
  }

  func path(at place: PathPlace) -> WrittenPath {
    let references = files[Int(place.file)].references
    let head = references[Int(place.head)]
    var names: [NameID] = []
    var places: [(offset: UInt32, length: UInt32)] = []
    var part = place.head
    while part >= 0 {
      let fact = references[Int(part)]
      names.append(fact.name)
      places.append((fact.offset, lengths[Int(fact.name)]))
      part = fact.isCalled || fact.isSubscripted ? -1 : nextParts[Int(place.file)][Int(part)]
    }
    return WrittenPath(
      file: place.file, owner: place.owner, kind: head.kind,
      isInTypePosition: head.isInTypePosition, isModuleSelector: head.isModuleSelector,
      names: names, places: places)
  }
}
