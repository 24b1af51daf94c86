extension View {
  /// What the device covers at the window's edges.
  public var safeAreaInsets: Insets { traitCollection.safeAreaInsets }

  /// Takes over `traits` for the view and everything inside it.
  func inherit(_ traits: TraitCollection) {
    guard traits != traitCollection else { return }
    let previous = traitCollection
    traitCollection = traits
    announceTraits(insteadOf: previous)
  }

  /// Tells the view, its controller and everything inside it about traits that have changed.
  func announceTraits(insteadOf previous: TraitCollection) {
    guard traitCollection != previous else { return }
    setNeedsLayout()
    traitCollectionDidChange(previous)
    viewController?.traitCollectionDidChange(previous)
    for subview in subviews { subview.inherit(traitCollection) }
  }
}
