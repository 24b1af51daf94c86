import ScreenKit

/// Where the parts of a chat's screen are; a child fills each of them.
final class ChatView: View {
  let network = View()
  let leaveGroup = View()
  let messages = View()
  let composer = View()

  init() {
    super.init()
    for placeholder in [network, leaveGroup, messages, composer] { addSubview(placeholder) }
  }
}
