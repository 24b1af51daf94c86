import LintelGraph
import LintelScanner

/// A path of names in the facts: its file, and the index of its base among the references of the
/// file.
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
  /// The index of the base among the references of the file.
  let start: Int32
  let names: ShortList<NameID>
}

/// The paths of all files.
struct PathTable: ~Copyable {
  private let files: [FileFacts]
  /// For each reference of each file, the index of the next one in its path, or `-1`: after a
  /// segment its first argument, after an argument the next argument of the call, and after the
  /// last argument, or a segment without arguments, the next segment.
  private let chains: [[Int32]]
  /// For each file, the indices of the bases of paths that define declarations; see `isDeclaring`.
  private let declaring: [[Int32]]
  /// For each file, the segments that arguments in angle brackets follow; `nil` if there are none.
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

  /// Copies the paths of the same files for another build.
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

  /// Returns the index of the segment after the one at `index`, across calls: `d` after `b` in
  /// `a.b(c).d`; `-1` at the end of the path.
  func next(after index: Int32, in file: FileID) -> Int32 {
    var next = chains[file.position][Int(index)]
    while next >= 0, files[file.position].references[Int(next)].kind == .argument {
      next = chains[file.position][Int(next)]
    }
    return next
  }

  /// Returns the index of the first argument of the segment at `index`, or of the next argument
  /// after the argument at `index`; `-1` if there is none.
  func argument(after index: Int32, in file: FileID) -> Int32 {
    let next = chains[file.position][Int(index)]
    return next >= 0 && files[file.position].references[Int(next)].kind == .argument ? next : -1
  }

  /// Returns the paths that define declarations and whose bases `isWanted` accepts, in the order of
  /// the files.
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

  /// Returns the index of the segment after the one at `index`, up to the first call of the path:
  /// none after `b` in `a.b(c).d`; `-1` at the end.
  func nextSegment(after index: Int32, in file: FileID) -> Int32 {
    let fact = files[file.position].references[Int(index)]
    return fact.isCalled || fact.isSubscripted ? -1 : next(after: index, in: file)
  }

  /// Returns the index of a segment of a path among the references of its file.
  func part(_ number: Int, of path: WrittenPath) -> Int32 {
    var part = path.start
    for _ in 0..<number { part = next(after: part, in: path.file) }
    return part
  }

  /// Returns the offset of the name of a segment.
  func offset(of part: Int32, in file: FileID) -> UInt32 {
    files[file.position].references[Int(part)].offset
  }
}

extension [ReferenceFact] {
  /// Returns, for each reference, the index of the base of its path; for all at once, because a
  /// path may be as long as the file.
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
  /// Whether a path of this form defines a declaration: its extended type, a supertype, or the type
  /// that a typealias stands for.
  fileprivate var isDeclaring: Bool {
    switch self {
    case .inherit, .conform, .extend, .alias: true
    default: false
    }
  }
}
