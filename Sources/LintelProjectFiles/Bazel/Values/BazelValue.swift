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

  /// Adds what stands behind a `+`. What is there already is not copied, as sums are long.
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
