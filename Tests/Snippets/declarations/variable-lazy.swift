class Screen {
  lazy var title: Title = { Title(self) }()
  private lazy var list = List.make { Row() }
}
