@objc protocol Source {
  @objc optional func count() -> Count
  @objc optional var title: Title { get }
}
