import Foundation

/// The marked lines of small cases that are no errors to Lintel, as `known.txt` lists them.
struct KnownMisses: Sendable {
  enum Kind: String { case note, missed }

  /// By case and line, `wrapper Domain/O.swift:2`.
  private(set) var kinds: [String: Kind] = [:]
  /// Lines that are none of the file's.
  private(set) var damage: [String] = []

  static let file = SmallCase.folder.appending(path: "known.txt")

  init() throws {
    for line in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      let halves = line.split(separator: ": ", maxSplits: 1)
      let words = halves[0].split(separator: " ")
      guard halves.count == 2, words.count == 3, let kind = Kind(rawValue: String(words[2])),
        kinds.updateValue(kind, forKey: "\(words[0]) \(words[1])") == nil
      else {
        damage.append(String(line))
        continue
      }
    }
  }

  /// What is listed of one case.
  func lines(of name: String, _ kind: Kind) -> Set<String> {
    let prefix = name + " "
    return Set(
      kinds.filter { $0.value == kind && $0.key.hasPrefix(prefix) }
        .map { String($0.key.dropFirst(prefix.count)) })
  }
}
