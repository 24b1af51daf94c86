/// What there is on the screen to act on, for a host that lets its user choose.
extension Window {
  /// The identifiers of the buttons, switches and cells that the user can tap now, in drawing order.
  public var tappableIdentifiers: [String] {
    identifiers { ($0 as? any Tappable)?.isEnabled == true }
  }

  /// The identifiers of the lists that the user can scroll, in drawing order.
  public var scrollableIdentifiers: [String] {
    identifiers { $0 is ListView }
  }

  /// Where the view with `identifier` is drawn; `nil` if nothing of it can be seen.
  public func place(of identifier: String) -> Rect? {
    visibleView(identifier).flatMap(place)
  }

  private func identifiers(where matches: (View) -> Bool) -> [String] {
    layoutIfNeeded()
    return frontView.identifiedViews.compactMap { identifier, view in
      matches(view) && visibleView(identifier) === view && place(of: view) != nil
        ? identifier : nil
    }
  }

  private func place(of view: View) -> Rect? {
    var place = view.frame
    var superview = view.superview
    while let container = superview {
      place = place.intersection(container.bounds)
      place.column += container.frame.column
      place.row += container.frame.row
      superview = container.superview
    }
    return place.isEmpty ? nil : place
  }
}

extension View {
  /// The views in this tree that have an identifier, in drawing order.
  fileprivate var identifiedViews: [(identifier: String, view: View)] {
    (identifier.map { [($0, self)] } ?? []) + subviews.flatMap(\.identifiedViews)
  }
}
