class View {
  convenience init(frame: Frame) { self.init() }
  required init?(coder: Coder) { nil }
  init!(name: Name) {}
  override init() { super.init() }
}
