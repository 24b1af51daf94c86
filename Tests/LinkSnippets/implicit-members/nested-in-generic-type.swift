// file: App/Alert.swift
struct AlertInfo<T: Hashable> {
  struct Button {
    let title: String
    var role: Int?
    let action: (() -> Void)?
    init(title: String, role: Int? = nil, action: (() -> Void)?) {
      self.title = title
      self.role = role
      self.action = action
    }
  }
  enum Style { case plain, bold }
  let id: T
  let title: String
  var primary = Button(title: "", action: nil)
  var secondary: Button?
  var style = Style.plain
}
enum Kind: Hashable { case one }
struct Bindings { var alert: AlertInfo<Kind>? }
// file: App/Use.swift
func use(_ b: inout Bindings) {
  b.alert = AlertInfo(id: Kind.one, title: "", primary: .init(title: "", action: nil), style: .bold)
  b.alert = AlertInfo(id: Kind.one, title: "", secondary: .init(title: "", action: nil))
  b.alert = AlertInfo<Kind>(id: .one, title: "", secondary: .init(title: "") {}, style: .plain)
  _ = AlertInfo(id: Kind.one, title: "", primary: .init(title: "", action: nil), style: .bold)
  b.alert?.style = .bold
  b.alert?.primary = .init(title: "", action: nil)
  let style: AlertInfo<Kind>.Style = .plain
  switch style {
  case .plain: break
  case .bold: break
  }
}
