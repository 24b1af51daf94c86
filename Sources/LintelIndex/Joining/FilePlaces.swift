import LintelGraph
import LintelScanner
import LintelVocabulary

/// The facts of one file, found by their offsets.
struct FilePlaces {
  let file: FileID
  let facts: FileFacts
  private let scope: DeclarationID
  /// The declaration of each declaration fact; for a generic parameter, and for a declaration that
  /// the graph leaves out, the declaration that it belongs to.
  private let numbers: [DeclarationID]
  private let source: [UInt8]
  private let lines: LineTable
  private var declarationAt: [UInt32: DeclarationID] = [:]
  private var referenceAt: [UInt32: Int32] = [:]
  /// For each reference, the index of the next segment of the same path, or `-1`.
  private var nextParts: [Int32]

  /// - Parameter graph: made of the facts of all files, perhaps without branches of `#if` that no
  ///   target compiles.
  init(_ facts: FileFacts, of file: FileID, in graph: DependencyGraph, source: [UInt8]) {
    self.file = file
    self.facts = facts
    scope = graph.scope(of: file)
    self.source = source
    lines = LineTable(source)
    var numbers: [DeclarationID] = []
    numbers.reserveCapacity(facts.declarations.count)
    var next = scope
    for fact in facts.declarations {
      let following = DeclarationID(next.position + 1)
      guard fact.kind != .genericParameter,
        graph.declares(following, at: fact.offset, in: file)
      else {
        numbers.append(fact.owner < 0 ? scope : numbers[Int(fact.owner)])
        continue
      }
      next = following
      numbers.append(next)
      declarationAt[fact.offset] = next
    }
    self.numbers = numbers
    nextParts = [Int32](repeating: -1, count: facts.references.count)
    for (index, fact) in facts.references.enumerated() {
      if fact.isContinuation { nextParts[Int(fact.link)] = Int32(index) }
      if fact.kind != .argument { referenceAt[fact.offset] = Int32(index) }
    }
  }

  /// Returns the offset of a location; `nil` if the file does not have it.
  func offset(line: UInt32, column: UInt32) -> UInt32? {
    guard line > 0, column > 0, line <= lines.count else { return nil }
    let offset = Int(lines.start(ofLine: Int(line))) + Int(column) - 1
    return offset < source.count ? UInt32(offset) : nil
  }

  func line(of offset: UInt32) -> Int { lines.place(of: offset).line }

  func declaration(at offset: UInt32) -> DeclarationID? { declarationAt[offset] }

  /// Returns the extension whose extended type has its last segment at `offset`: the offset of `B`
  /// in `extension A.B`.
  func extensionDeclaration(at offset: UInt32) -> DeclarationID? {
    guard let reference = reference(at: offset),
      facts.references[Int(reference)].kind == .extend
    else { return nil }
    return owner(ofReference: reference)
  }

  /// Returns the index of the reference whose name is written at `offset`.
  func reference(at offset: UInt32) -> Int32? { referenceAt[offset] }

  /// Returns the next segment of the path that a reference is in; `nil` where the path ends, or
  /// after a call or subscript.
  func nextPart(after reference: Int32) -> Int32? {
    let fact = facts.references[Int(reference)]
    let next = nextParts[Int(reference)]
    return next < 0 || fact.isCalled || fact.isSubscripted ? nil : next
  }

  /// Returns the base of the path that a reference is in; for an argument, the base of the path
  /// that is called.
  func head(of reference: Int32) -> ReferenceFact {
    var fact = facts.references[Int(reference)]
    while fact.linksToPart { fact = facts.references[Int(fact.link)] }
    return fact
  }

  /// Returns the innermost declaration that contains a reference.
  func owner(ofReference reference: Int32) -> DeclarationID {
    let link = head(of: reference).link
    return link < 0 ? scope : numbers[Int(link)]
  }

  /// Returns the innermost declaration around an offset.
  func owner(at offset: UInt32) -> DeclarationID {
    var fact = Int32(facts.extents.partitioningIndex { $0.start > offset }) - 1
    while fact >= 0, facts.extents[Int(fact)].end <= offset {
      fact = facts.declarations[Int(fact)].owner
    }
    return fact < 0 ? scope : numbers[Int(fact)]
  }

  /// Returns how many bytes of `name`, a symbol's name with argument labels, are written at
  /// `offset`: 4 for `load(from:)`. 1 for a use without the name, such as the bracket of a
  /// subscript.
  func length(of name: String, at offset: UInt32) -> UInt32 {
    let written = name.prefix { $0 != "(" }.utf8
    return source[Int(offset)...].starts(with: written) ? UInt32(max(written.count, 1)) : 1
  }
}

extension DependencyGraph {
  /// Whether the graph has a declaration with this id, whose name is at an offset of a file.
  fileprivate func declares(_ id: DeclarationID, at offset: UInt32, in file: FileID) -> Bool {
    guard id.position < declarations.count else { return false }
    let value = declarations[id]
    return value.file == file && value.offset == offset
  }
}
