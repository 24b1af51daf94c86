import LintelGraph
import LintelScanner
import LintelVocabulary

/// A path of names in the facts: its base, and the declaration that makes the reference.
struct PathPlace {
  let head: Segment
  let owner: DeclarationID
}

/// A path of names as it is written, `A.B.c`, up to its first call.
struct WrittenPath {
  /// The declaration that makes the reference.
  let owner: DeclarationID
  let kind: ReferenceForm
  let isInTypePosition: Bool
  /// Whether the first name is a module's, as in `M::T`.
  let isModuleSelector: Bool
  /// The base.
  let start: Segment
  let names: ShortList<NameID>

  var file: FileID { start.file }
}

/// The paths of all files.
struct PathTable: ~Copyable {
  private let files: [FileFacts]
  /// For each reference of each file, the next reference in its path, if there is one: after a
  /// segment its first argument, after an argument the next argument of the call, and after the
  /// last argument, or a segment without arguments, the next segment.
  private let chains: [[ID<ReferenceFact>]]
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

  private static func chain(of references: [ReferenceFact]) -> [ID<ReferenceFact>] {
    var chain = [ID<ReferenceFact>](repeating: .absent, count: references.count)
    for index in references.indices.reversed() where references[index].linksToPart {
      let part = Int(references[index].link)
      if references[index].kind == .argument { chain[index] = chain[part] }
      chain[part] = ID(index)
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

  /// Whether arguments in angle brackets follow a segment of a path.
  func hasGenericArguments(after segment: Segment) -> Bool {
    generic[segment.file.position].map { $0[segment] } ?? false
  }

  /// Returns the segment after another one, across calls: `d` after `b` in `a.b(c).d`; `nil` at the
  /// end of the path.
  func next(after segment: Segment) -> Segment? {
    let file = segment.file
    var next = chains[file.position][segment]
    while next.isPresent, files[file.position].references[next].kind == .argument {
      next = chains[file.position][next.position]
    }
    return Segment(ifPresent: next, in: file)
  }

  /// Returns the first argument of a segment, or the next argument after an argument; `nil` if
  /// there is none.
  func argument(after segment: Segment) -> Segment? {
    let next = chains[segment.file.position][segment]
    return next.isPresent && files[segment.file.position].references[next].kind == .argument
      ? Segment(ifPresent: next, in: segment.file) : nil
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
            head: Segment(head, in: FileID(file)), owner: table.number(of: link, in: FileID(file))))
      }
    }
    return result
  }

  func path(at place: PathPlace) -> WrittenPath {
    let references = files[place.head.file.position].references
    let head = references[place.head]
    var names = ShortList<NameID>()
    names.append(head.name)
    var part = place.head
    while let next = nextSegment(after: part) {
      names.append(references[next].name)
      part = next
    }
    return WrittenPath(
      owner: place.owner, kind: head.kind,
      isInTypePosition: head.isInTypePosition, isModuleSelector: head.isModuleSelector,
      start: place.head, names: names)
  }

  /// Returns the segment after another one; `nil` at the end of the path, and after a call or
  /// subscript, as after `b` in `a.b(c).d`.
  func nextSegment(after segment: Segment) -> Segment? {
    let fact = files[segment.file.position].references[segment]
    return fact.isCalled || fact.isSubscripted ? nil : next(after: segment)
  }

  /// Returns a segment of a path by its index; the base has the index 0.
  func part(_ number: Int, of path: WrittenPath) -> Segment {
    var part = path.start
    for _ in 0..<number { part = next(after: part) ?? part }
    return part
  }

  /// Returns the offset of the name of a segment.
  func offset(of segment: Segment) -> UInt32 {
    files[segment.file.position].references[segment].offset
  }
}

extension [ReferenceFact] {
  /// Returns, for each reference, the index of the base of its path. All are found in one pass,
  /// because going back from each segment of a path as long as the file would take quadratic time.
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
