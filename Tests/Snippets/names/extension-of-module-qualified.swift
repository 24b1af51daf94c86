extension Core.Model.Row {}
extension Core::Model {}
