import ScreenKit

extension Hand {
  /// What the digits from 1 on choose; nothing while they are typed into a field.
  ///
  /// The tabs come first, to have the same numbers on all screens, and rows last, of which there can
  /// be more than digits.
  var numbered: [String] {
    guard window.firstResponder == nil else { return [] }
    let identifiers = window.tappableIdentifiers
    let kinds = identifiers.map(kind)
    let inOrder = Kind.allCases.flatMap { kind in
      zip(identifiers, kinds).filter { $0.1 == kind }.map(\.0)
    }
    return Array(inOrder.prefix(9))
  }

  private enum Kind: CaseIterable {
    case tab, control, row
  }

  private func kind(of identifier: String) -> Kind {
    guard let view = window.visibleView(identifier), !(view is ListCell) else { return .row }
    let isInTabBar = sequence(first: view, next: \.superview).contains { $0 is TabBar }
    return isInTabBar ? .tab : .control
  }
}
