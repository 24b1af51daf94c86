protocol Delegate {}
class Controller: Delegate {
  protocol Delegate {}
  var delegate: (any Delegate)?
}
