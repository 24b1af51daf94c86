@available(iOS 17, *)
#Preview { Row() }
