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
  /// Of its head, among the references of the file.
  let start: Int32
  let names: [NameID]
}

/// The paths of all files.
struct PathTable {
  /// For each file, where its references begin among those of all, and after the last where they
  /// end.
  let starts: [Int]
  private let files: [FileFacts]
  private let active: ActiveCode
  /// For each part of a path the next one, and for each argument the next one of the same call, by
  /// the position in the file; or `-1`.
  private let nextParts: [Int32]
  /// For each part of a path the first argument of its call, or `-1`.
  private let firstArguments: [Int32]

  init(_ scanned: ScannedFiles, _ active: ActiveCode) {
    files = scanned.files
    self.active = active
    var starts = [0]
    for facts in files { starts.append(starts[starts.count - 1] + facts.references.count) }
    var next = [Int32](repeating: -1, count: starts[files.count])
    var first = next
    for (start, facts) in zip(starts, files) {
      for index in facts.references.indices.reversed() {
        let fact = facts.references[index]
        if fact.kind == .argument {
          next[start + index] = first[start + Int(fact.link)]
          first[start + Int(fact.link)] = Int32(index)
        } else if fact.isContinuation {
          next[start + Int(fact.link)] = Int32(index)
        }
      }
    }
    self.starts = starts
    nextParts = next
    firstArguments = first
  }

  /// The part of a path after the one at `index`, across calls; `-1` at its end.
  func next(after index: Int32, in file: FileID) -> Int32 {
    nextParts[starts[Int(file)] + Int(index)]
  }

  /// The first argument of the call of the part at `index`, or `-1`.
  func firstArgument(of index: Int32, in file: FileID) -> Int32 {
    firstArguments[starts[Int(file)] + Int(index)]
  }

  func nextArgument(after index: Int32, in file: FileID) -> Int32 { next(after: index, in: file) }

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
    let head = files[Int(place.file)].references[Int(place.head)]
    var names = [head.name]
    var part = place.head
    while case let next = nextPart(after: part, in: place.file), next >= 0 {
      names.append(files[Int(place.file)].references[Int(next)].name)
      part = next
    }
    return WrittenPath(
      file: place.file, owner: place.owner, kind: head.kind,
      isInTypePosition: head.isInTypePosition, isModuleSelector: head.isModuleSelector,
      start: place.head, names: names)
  }

  /// The part of a path after the one at `index`, up to its first call; `-1` at its end.
  func nextPart(after index: Int32, in file: FileID) -> Int32 {
    let fact = files[Int(file)].references[Int(index)]
    return fact.isCalled || fact.isSubscripted ? -1 : next(after: index, in: file)
  }

  /// The position of a part of a path among the references of its file.
  func part(_ number: Int, of path: WrittenPath) -> Int32 {
    (0..<number).reduce(path.start) { part, _ in next(after: part, in: path.file) }
  }

  /// Where the name of a part of a path is written.
  func offset(of part: Int32, in file: FileID) -> UInt32 {
    files[Int(file)].references[Int(part)].offset
  }
}
