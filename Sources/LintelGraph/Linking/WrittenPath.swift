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
  private let lengths: [UInt32]
  /// For each file and reference, the position of the next part of the same path, or `-1`.
  private let nextParts: [[Int32]]

  init(_ scanned: ScannedFiles) {
    files = scanned.files
    lengths = zip(scanned.names.starts, scanned.names.starts.dropFirst()).map { $1 - $0 }
    nextParts = scanned.files.map { facts in
      var next = [Int32](repeating: -1, count: facts.references.count)
      for (index, fact) in facts.references.enumerated() where fact.isContinuation {
        next[Int(fact.link)] = Int32(index)
      }
      return next
    }
  }

  /// The heads of all paths that may name a type and that `isWanted` accepts, in the order of the
  /// files.
  func heads(
    _ table: DeclarationTable, where isWanted: (ReferenceFact) -> Bool
  ) -> [PathPlace] {
    var result: [PathPlace] = []
    for (file, facts) in files.enumerated() {
      for (index, fact) in facts.references.enumerated()
      where !fact.isContinuation && fact.kind.mayNameType && isWanted(fact) {
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
