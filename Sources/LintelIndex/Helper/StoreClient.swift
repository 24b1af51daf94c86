import LintelSystem

/// Reads an index store through a process that may crash, and is started again when it does.
struct StoreClient {
  /// The path of a program with the subcommand ``IndexRequest/subcommand``.
  let program: String
  let library: String
  let store: String

  /// A unit or record that could not be read, and the reason.
  struct Loss: Equatable {
    let name: String
    let reason: String
  }

  func unitNames() throws(StoreError) -> (format: UInt32, names: [String]) {
    var format: UInt32 = 0
    var names: [String] = []
    let losses = try ask(.names, items: []) { _, message in
      switch message {
      case .format(let version): format = version
      case .unitName(let name): names.append(name)
      default: break
      }
    }
    if let loss = losses.first { throw StoreError(loss.reason) }
    return (format, names)
  }

  func units(_ names: [String]) throws(StoreError) -> (units: [IndexUnit], losses: [Loss]) {
    var units: [IndexUnit] = []
    let losses = try ask(.units, items: names) { _, message in
      if case .unit(let unit) = message { units.append(unit) }
    }
    return (units, losses)
  }

  /// - Returns: the record for each name, `nil` for a record that is lost.
  func records(
    _ names: [String]
  ) throws(StoreError) -> (records: [IndexRecord?], losses: [Loss]) {
    var records = names.map { _ in IndexRecord?.some(IndexRecord()) }
    let losses = try ask(.records, items: names) { item, message in
      // The format comes before any item.
      if item >= 0 { records[item]?.take(message) }
    }
    let lost = Set(losses.map(\.name))
    for (index, name) in names.enumerated() where lost.contains(name) { records[index] = nil }
    return (records, losses)
  }

  /// Asks for items, and returns those that could not be read. If reading an item ends the process,
  /// a new process continues with the next item.
  ///
  /// - Parameter receive: receives each message, with the index of the item that it belongs to.
  /// - Throws: when nothing can be read at all.
  private func ask(
    _ request: IndexRequest, items: [String], _ receive: (Int, StreamMessage) -> Void
  ) throws(StoreError) -> [Loss] {
    var losses: [Loss] = []
    var start = 0
    while true {
      let answer = Answer.of(
        ChildProcess(
          [program, IndexRequest.subcommand, request.rawValue, library, store],
          input: items[start...].flatMap { Array($0.utf8) + [0] }),
        itemCount: items.count - start
      ) { item, message in
        if case .failure(let reason) = message {
          losses.append(Loss(name: items[start + item], reason: reason))
        } else {
          receive(start + item, message)
        }
      }
      switch answer {
      case .complete: return losses
      case .impossible(let reason): throw StoreError(reason)
      case .cutOff(let item, let reason):
        losses.append(Loss(name: items[start + item], reason: reason))
        start += item + 1
        if start >= items.count { return losses }
      }
    }
  }
}

/// The outcome of one run of the helper.
private enum Answer {
  case complete
  /// The item at this index is lost, and the items after it are still to be read.
  case cutOff(Int, reason: String)
  case impossible(reason: String)

  /// The time limit for reading one unit or record, which normally takes less than a millisecond.
  private static let patience = Duration.seconds(20)

  /// Runs the helper once.
  ///
  /// - Parameters:
  ///   - itemCount: the number of items that the process is asked for; the process has to begin
  ///     each item, in order.
  ///   - receive: receives each message, with the index of the item that it belongs to.
  static func of(
    _ process: ChildProcess, itemCount: Int, _ receive: (Int, StreamMessage) -> Void
  ) -> Answer {
    var reader = AnswerReader(itemCount: itemCount)
    var failure: String?
    let outcome = process.run(
      { piece in
        guard failure == nil else { return }
        do throws(StreamReader.Damage) {
          try reader.take(piece, receive)
          failure = reader.failure
        } catch {
          failure = "the program that reads it, '\(process.words[0])', uses another protocol"
        }
      }, until: { silence in silence > patience })
    if let failure { return .impossible(reason: failure) }
    if reader.isComplete { return .complete }
    let reason =
      switch outcome {
      case .exited(let status): "the program that reads it ended with status \(status)"
      case .crashed(let signal): "reading it crashed with signal \(signal)"
      case .stopped: "reading it took too long"
      case .notStarted(let reason): "'\(process.words[0])' cannot be started: \(reason)"
      }
    return reader.item < 0
      ? .impossible(reason: reason) : .cutOff(reader.item, reason: reason)
  }
}
