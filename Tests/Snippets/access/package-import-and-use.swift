package import Core
package protocol Port {
  func open()
}
package extension Port {}
