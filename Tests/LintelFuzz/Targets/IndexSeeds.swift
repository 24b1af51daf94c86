import LintelGraph
import LintelScanner
import LintelVocabulary

@testable import LintelIndex

/// Answers of the process that reads an index store, for the fuzzer to start from.
enum IndexSeeds {
  static var all: [[UInt8]] { [names, units, records] }

  private static func answer(_ messages: [StreamMessage]) -> [UInt8] {
    var writer = StreamWriter()
    for message in [.format(5)] + messages + [.end] { writer.append(message) }
    return writer.take()
  }

  private static var names: [UInt8] {
    answer(FixedProject.sources.map { .unitName("\($0.path).o-1A2B") })
  }

  private static var units: [UInt8] {
    answer(
      FixedProject.sources.prefix(3).enumerated().flatMap { item, source in
        [
          .begin(UInt32(item)),
          .unit(
            IndexUnit(
              name: "\(source.path).o-1A2B", mainFile: "/project/\(source.path)",
              moduleName: "Core", outputFile: "/out/Core.build/\(item).o",
              modified: FileTime(seconds: 1, nanoseconds: 2), records: ["record-\(item)"])),
          .failure("it ends early"),
        ]
      })
  }

  /// The declarations of each file, and a use of another symbol for each name that the file uses.
  private static var records: [UInt8] {
    let scanned = FixedProject.scanned()
    let messages = FixedProject.sources.indices.flatMap { item -> [StreamMessage] in
      let facts = scanned.files[item]
      let lines = LineTable(Array(FixedProject.sources[item].text.utf8))
      func occurrence(_ symbol: Int, at offset: UInt32, _ roles: SymbolRoles) -> StreamMessage {
        let place = lines.place(of: offset)
        return .occurrence(
          IndexOccurrence(
            symbol: UInt32(symbol), line: UInt32(place.line), column: UInt32(place.column),
            roles: roles,
            relations: roles.contains(.definition)
              ? [.init(roles: .childOf, symbol: 0), .init(roles: .overrideOf, symbol: 1)] : []))
      }
      func symbol(_ name: UInt32) -> StreamMessage {
        let text = scanned.names.text(of: name)
        return .symbol(
          IndexSymbol(
            usr: "s:\(text)", name: text,
            kind: text.first?.isUppercase ?? false ? .struct : .instanceMethod))
      }
      let defined = facts.declarations.enumerated().flatMap { number, fact in
        [symbol(fact.name), occurrence(number, at: fact.offset, .definition)]
      }
      let used = facts.references.enumerated().flatMap { number, fact in
        [
          symbol(fact.name),
          occurrence(facts.declarations.count + number, at: fact.offset, .reference),
        ]
      }
      return [.begin(UInt32(item))] + defined + used
    }
    return answer(messages)
  }
}
