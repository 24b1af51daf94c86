/// The value of an expression in a BUILD file, as far as it is known without running anything.
enum BazelValue: Hashable {
  case text(String)
  /// One of several texts, depending on the build: `select({"a": "X", "b": "Y"})`.
  case oneOf([String])
  case list(BazelList)
  case truth(Bool)
  case nothing
  case unknown

  /// The texts that the value may be; empty for anything else.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .oneOf(let texts): texts
    case .list, .truth, .nothing, .unknown: []
    }
  }

  /// The value as a list; an unknown list if the value is not a list.
  var list: BazelList {
    switch self {
    case .list(let list): list
    case .nothing: BazelList()
    case .text, .oneOf, .truth, .unknown: .unknown
    }
  }

  /// Adds the operand of a `+`. The left list is not copied, because sums can be long.
  static func += (left: inout BazelValue, right: BazelValue) {
    if case .list(var list) = left {
      left = .nothing
      list.append(right.list)
      left = .list(list)
    } else if case .text(var text) = left, case .text(let added) = right {
      left = .nothing
      text += added
      left = .text(text)
    } else if case .list(let added) = right {
      var whole = left.list
      whole.append(added)
      left = .list(whole)
    } else {
      left = .unknown
    }
  }

  /// Returns the value of a choice that depends on the build. Lists are united.
  static func choice(among values: [BazelValue]) -> BazelValue {
    let said = values.filter { $0 != .nothing }
    guard let first = said.first else { return .nothing }
    if said.count == 1 { return first }
    let texts = said.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if texts.count == said.count { return .oneOf(texts) }
    var whole = BazelList()
    for value in said { whole.append(value.list) }
    return .list(whole)
  }
}
