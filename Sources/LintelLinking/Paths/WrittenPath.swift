import LintelGraph
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
  let kind: ReferenceForm
  let isInTypePosition: Bool
  /// Whether the first name is a module's, as in `M::T`.
  let isModuleSelector: Bool
  /// Of its head, among the references of the file.
  let start: Int32
  let names: ShortList<NameID>
}

/// The paths of all files.
struct PathTable: ~Copyable {
  private let files: [FileFacts]
  /// For each segment of a path its first argument, for each argument the next one of the same
  /// call, and for each part without arguments, or the last of these, the next part; by the
  /// position in the file, or `-1`.
  private let chains: [[Int32]]
  /// For each file, the bases of paths that say what declarations mean.
  private let declaring: [[Int32]]
  /// For each file, which parts of paths arguments in angle brackets follow; `nil` for none.
  private let generic: [BitVector?]

  init(
    _ scanned: ScannedFiles, _ active: ActiveCode, _ workers: Workers
  ) {
    let files = scanned.files
    self.files = files
    let found = workers.map(files.count) { file in
      let references = files[file].references
      return (
        chain: Self.chain(of: references),
        declaring: Self.declaring(among: references) { active.contains($0.condition, in: file) },
        generic: Self.generic(among: references, files[file].typeShapes)
      )
    }
    chains = found.map(\.chain)
    declaring = found.map(\.declaring)
    generic = found.map(\.generic)
  }

  /// The paths of the same files in another build.
  init(_ other: borrowing PathTable, _ active: ActiveCode) {
    let files = other.files
    self.files = files
    chains = other.chains
    generic = other.generic
    declaring = files.indices.map { [paths = other.declaring] file in
      files[file].conditions.count > 1
        ? Self.declaring(among: files[file].references) { active.contains($0.condition, in: file) }
        : paths[file]
    }
  }

  private static func chain(of references: [ReferenceFact]) -> [Int32] {
    var chain = [Int32](repeating: -1, count: references.count)
    for index in references.indices.reversed() where references[index].linksToPart {
      let part = Int(references[index].link)
      if references[index].kind == .argument { chain[index] = chain[part] }
      chain[part] = Int32(index)
    }
    return chain
  }

  private static func declaring(
    among references: [ReferenceFact], where isActive: (ReferenceFact) -> Bool
  ) -> [Int32] {
    var result: [Int32] = []
    for (index, fact) in references.enumerated()
    where fact.kind.isDeclaring && !fact.isContinuation && isActive(fact) {
      result.append(Int32(index))
    }
    return result
  }

  private static func generic(
    among references: [ReferenceFact], _ shapes: [TypeShapeFact]
  ) -> BitVector? {
    var parts: BitVector?
    for shape in shapes where shape.shape == .argument {
      var part = references.partitioningIndex { $0.offset >= shape.start }
      // An argument without a label begins where its value does.
      while part < references.count, references[part].offset == shape.start {
        if references[part].kind != .argument {
          if parts == nil { parts = BitVector(count: references.count) }
          parts?.insert(part)
        }
        part += 1
      }
    }
    return parts
  }

  /// Whether arguments in angle brackets follow the segment of a path at `index`.
  func hasGenericArguments(_ index: Int, in file: FileID) -> Bool {
    generic[file.position].map { $0[index] } ?? false
  }

  /// The segment of a path after the one at `index`, across calls; `-1` at its end.
  func next(after index: Int32, in file: FileID) -> Int32 {
    var next = chains[file.position][Int(index)]
    while next >= 0, files[file.position].references[Int(next)].kind == .argument {
      next = chains[file.position][Int(next)]
    }
    return next
  }

  /// The first argument of the call of the segment at `index`, of an argument the next one; `-1` if
  /// there is none.
  func argument(after index: Int32, in file: FileID) -> Int32 {
    let next = chains[file.position][Int(index)]
    return next >= 0 && files[file.position].references[Int(next)].kind == .argument ? next : -1
  }

  /// The heads of all paths that say what declarations mean and that `isWanted` accepts, in the
  /// order of the files.
  func heads(_ table: borrowing DeclarationTable, where isWanted: (ReferenceFact) -> Bool)
    -> [PathPlace]
  {
    var result: [PathPlace] = []
    for (file, heads) in declaring.enumerated() {
      for head in heads where isWanted(files[file].references[Int(head)]) {
        let link = files[file].references[Int(head)].link
        result.append(
          PathPlace(
            file: FileID(file), head: head, owner: table.number(of: link, in: FileID(file))))
      }
    }
    return result
  }

  func path(at place: PathPlace) -> WrittenPath {
    let head = files[place.file.position].references[Int(place.head)]
    var names = ShortList<NameID>()
    names.append(head.name)
    var part = place.head
    while case let next = nextSegment(after: part, in: place.file), next >= 0 {
      names.append(files[place.file.position].references[Int(next)].name)
      part = next
    }
    return WrittenPath(
      file: place.file, owner: place.owner, kind: head.kind,
      isInTypePosition: head.isInTypePosition, isModuleSelector: head.isModuleSelector,
      start: place.head, names: names)
  }

  /// The segment of a path after the one at `index`, up to its first call; `-1` at its end.
  func nextSegment(after index: Int32, in file: FileID) -> Int32 {
    let fact = files[file.position].references[Int(index)]
    return fact.isCalled || fact.isSubscripted ? -1 : next(after: index, in: file)
  }

  /// The position of a segment of a path among the references of its file.
  func part(_ number: Int, of path: WrittenPath) -> Int32 {
    var part = path.start
    for _ in 0..<number { part = next(after: part, in: path.file) }
    return part
  }

  /// Where the name of a segment of a path is written.
  func offset(of part: Int32, in file: FileID) -> UInt32 {
    files[file.position].references[Int(part)].offset
  }
}

extension [ReferenceFact] {
  /// For each reference the base of its path; found for all at once, as a path may be as long as
  /// the file.
  func pathHeads() -> [Int32] {
    var heads: [Int32] = []
    heads.reserveCapacity(count)
    for (index, fact) in enumerated() {
      heads.append(fact.isContinuation ? heads[Int(fact.link)] : Int32(index))
    }
    return heads
  }
}

extension ReferenceForm {
  /// Whether paths of this kind say what a declaration means: what it extends, inherits from, or
  /// stands for.
  fileprivate var isDeclaring: Bool {
    switch self {
    case .inherit, .conform, .extend, .alias: true
    default: false
    }
  }
}
