import LintelRules

extension IndependentRule.Bound: ProvableRule {}
