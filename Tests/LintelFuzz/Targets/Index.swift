import LintelGraph
import LintelReports
import LintelVocabulary

@testable import LintelIndex

/// The properties that any bytes must have as the answer of the process that reads an index store.
enum IndexProperty: String, FuzzProperty {
  /// It makes no difference in which pieces the answer arrives.
  case pieces
  /// Messages that were written are read as the same messages.
  case writing
  /// Messages belong to items that were asked for, in their order.
  case items
  /// Whatever the records say, the dependencies of the joined graph lie within the project.
  case joining

  func breach(in input: IndexInput, thoroughly: Bool) -> String? {
    switch self {
    case .pieces: input.piecesBreach
    case .writing: input.writingBreach
    case .items: input.itemsBreach
    case .joining: input.joiningBreach
    }
  }
}

/// The messages that were read from an answer, as a whole or piece by piece.
struct IndexAnswer: Equatable {
  private(set) var messages: [StreamMessage] = []
  private(set) var isDamaged = false

  init(_ bytes: [UInt8], inPiecesOf size: Int) {
    var reader = StreamReader()
    var rest = bytes[...]
    while !rest.isEmpty, !isDamaged {
      reader.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      do {
        while let message = try reader.next() { messages.append(message) }
      } catch {
        isDamaged = true
      }
    }
  }
}

struct IndexInput {
  let bytes: [UInt8]
  private let answer: IndexAnswer

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    answer = IndexAnswer(bytes, inPiecesOf: max(1, bytes.count))
  }

  fileprivate var piecesBreach: String? {
    let size = 1 + Int(fingerprint(of: bytes) % 61)
    let cut = IndexAnswer(bytes, inPiecesOf: size)
    guard cut != answer else { return nil }
    return "in pieces of \(size) \(cut.messages.count) messages, else \(answer.messages.count)"
  }

  fileprivate var writingBreach: String? {
    guard !answer.isDamaged else { return nil }
    var writer = StreamWriter()
    for message in answer.messages { writer.append(message) }
    let written = writer.take()
    let again = IndexAnswer(written, inPiecesOf: written.count)
    return again == answer ? nil : "written and read, messages are others"
  }

  /// Returns the messages of each item, for an answer to a question about `count` items.
  private func items(_ count: Int) -> (items: [[StreamMessage]], breach: String?) {
    var reader = AnswerReader(itemCount: count)
    var items = [[StreamMessage]](repeating: [], count: count)
    var last = -1
    var breach: String?
    try? reader.take(bytes[...]) { item, message in
      switch message {
      case .format, .unitName: return
      default: break
      }
      guard item >= last, items.indices.contains(item) else {
        breach = "a message for item \(item) after one for item \(last), of \(count)"
        return
      }
      last = item
      items[item].append(message)
    }
    if reader.isComplete, reader.item != count - 1 { breach = "complete after \(reader.item)" }
    return (items, breach)
  }

  fileprivate var itemsBreach: String? {
    (0...3).lazy.compactMap { items($0).breach }.first
  }

  fileprivate var joiningBreach: String? {
    let files = FixedProject.sources.map(\.path)
    let records = items(files.count).items.map { messages in
      messages.reduce(into: IndexRecord()) { $0.take($1) }
    }
    guard records.contains(where: { !$0.occurrences.isEmpty }) else { return nil }
    let index = CompilerIndex(
      records: zip(Self.linked.files, records).map { file, record in
        file.modules.map { _ in record }
      },
      coverage: Coverage(fileCount: files.count), store: "store")
    func joined() -> (text: String, graph: DependencyGraph?, notes: [Note]) {
      do throws(IndexError) {
        let compiled = try CompiledGraph(
          Self.linked, Self.scanned, index, source: FixedProject.source)
        return (
          String(describing: compiled.graph.dependencies), compiled.graph, compiled.coverage.notes
        )
      } catch {
        return (error.message, nil, [Note(message: error.message)])
      }
    }
    let first = joined()
    if first.text != joined().text { return "joined otherwise again" }
    if let breach = first.notes.lazy.compactMap({ controlBreach(in: $0.message.visible.utf8) })
      .first
    {
      return breach
    }
    return first.graph?.dependencies.lazy.compactMap(Self.breach).first
  }

  private static func breach(in dependency: Dependency) -> String? {
    let declarations = linked.declarations
    guard declarations.indices.contains(dependency.from.position),
      declarations.indices.contains(dependency.to.position)
    else { return "a dependency ends nowhere" }
    let path = linked.files[declarations[dependency.from].file.position].path
    let size = FixedProject.source(of: path)?.count ?? 0
    let end = Int(dependency.offset) + Int(dependency.length)
    return end <= size ? nil : "a dependency ends at byte \(end) of \(size) of '\(path)'"
  }

  private static let scanned = FixedProject.scanned()
  private static let linked = FixedProject.graph(of: scanned)
}
