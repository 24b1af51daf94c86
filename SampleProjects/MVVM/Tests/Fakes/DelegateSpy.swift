@testable import MVVM

/// Writes down where screens want to lead, and leads nowhere.
@MainActor
final class DelegateSpy {
  private(set) var steps: [String] = []
}

extension DelegateSpy: ChatsViewModelDelegate, ThreadViewModelDelegate, NewGroupViewModelDelegate {
  func showThread(_ id: String) { steps.append("thread \(id)") }
  func showNewGroup() { steps.append("new group") }
  func threadIsGone() { steps.append("thread is gone") }
  func groupIsCreated(_ thread: String) { steps.append("group \(thread)") }
}

extension DelegateSpy: ContactsViewModelDelegate, NewContactViewModelDelegate,
  ContactViewModelDelegate
{
  func showContact(_ handle: String) { steps.append("contact \(handle)") }
  func showNewContact() { steps.append("new contact") }
  func contactIsSaved() { steps.append("contact is saved") }
  func contactIsGone() { steps.append("contact is gone") }
}

extension DelegateSpy: StickersViewModelDelegate, PurchaseViewModelDelegate,
  ReceiptViewModelDelegate
{
  func showPurchase(_ pack: String) { steps.append("purchase \(pack)") }
  func showReceipt(_ receipt: ReceiptViewModel) { steps.append(receipt.number) }
  func receiptIsRead() { steps.append("receipt is read") }
}

extension DelegateSpy: MainViewModelDelegate {}
