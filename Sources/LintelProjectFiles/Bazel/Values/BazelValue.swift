/// What an expression in a BUILD file says, as far as it can be known without running anything.
enum BazelValue: Hashable {
  case text(String)
  /// One of several texts, by what it is built for.
  case oneOf([String])
  case list(BazelList)
  case truth(Bool)
  case nothing
  case unknown

  /// The texts that it may be; empty for anything else.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .oneOf(let texts): texts
    case .list, .truth, .nothing, .unknown: []
    }
  }

  /// The list that it is. What is no list is one of which nothing is known.
  var list: BazelList {
    switch self {
    case .list(let list): list
    case .nothing: BazelList()
    case .text, .oneOf, .truth, .unknown: .unknown
    }
  }

  /// What `+` makes of two values.
  static func + (left: BazelValue, right: BazelValue) -> BazelValue {
    switch (left, right) {
    case (.text(let first), .text(let second)): return .text(first + second)
    case (.list(var list), _):
      list.append(right.list)
      return .list(list)
    case (_, .list(let list)):
      var whole = left.list
      whole.append(list)
      return .list(whole)
    default: return .unknown
    }
  }

  /// What it may be if it is chosen by what it is built for: of lists all that is in any of them.
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
